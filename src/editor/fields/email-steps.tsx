import type { ReactNode } from 'react';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { emailTemplate } from '../members/email-template';
import { useEditorState } from '../session/use-editor';

/** The steps by which an owner has forms sent to their e-mail, with the template that the e-mail needs. */
export function EmailSteps({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState('edits');
  const template = emailTemplate(edits.root, pointerKeys(pointer).at(-1) ?? '');
  return (
    <div className="reach steps">
      <p>
        What people send reaches your e-mail by EmailJS, a service on the web that needs no server of yours. It gives
        you three codes, by which this site knows the way to your mailbox; each is copied into the field below that is
        called like it. That takes ten minutes, once:
      </p>
      <ol>
        <li>
          Make an account at <Page path="sign-up">EmailJS</Page>, and sign in. What stands in quotation marks below are
          its own words, in the menu on its left.
        </li>
        <li>
          Open <Page path="admin">“Email Services”</Page>, press “Add New Service”, choose your mailbox, press “Connect
          Account” where it shows that, and then “Create Service”. Your mailbox now stands in the list. Copy its Service
          ID, which begins with <code>service_</code>, into the field below.
        </li>
        <li>
          Open <Page path="admin/templates">“Email Templates”</Page> and press “Create New Template”. Write as “To
          Email” the address at which you read, as “Reply To” <code>{'{{email}}'}</code>, and as the content:
          <pre>{template}</pre>
          Press “Save”. Copy its Template ID, which begins with <code>template_</code>, into the field below.
        </li>
        <li>
          Open <Page path="admin/account">“Account”</Page>, and copy the Public Key that stands there under “General”
          into the field below. Everybody may see it. The Private Key beside it is for nobody: leave it there.
        </li>
        <li>
          Publish, send one form yourself on the published site, and look into your mailbox. On this computer nothing is
          sent.
        </li>
      </ol>
    </div>
  );
}

/** A link to a page of the service, beside the editor. */
function Page({ path, children }: { path: string; children: ReactNode }): ReactNode {
  return (
    <a href={`https://dashboard.emailjs.com/${path}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

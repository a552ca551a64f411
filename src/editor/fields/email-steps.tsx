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
          Make an account at{' '}
          <a href="https://www.emailjs.com" target="_blank" rel="noreferrer">
            emailjs.com
          </a>
          .
        </li>
        <li>
          There, under “Email Services”, press “Add New Service”, choose your mailbox and connect it. Copy its Service
          ID into the field below.
        </li>
        <li>
          Under “Email Templates”, press “Create New Template”. Write as “To Email” the address at which you read, as
          “Reply To” <code>{'{{email}}'}</code>, and as the content:
          <pre>{template}</pre>
          Save it, and copy its Template ID into the field below.
        </li>
        <li>Under “Account”, copy the Public Key into the field below. It may be seen by anybody.</li>
        <li>
          Publish, send one form yourself on the published site, and look into your mailbox. On this computer nothing is
          sent.
        </li>
      </ol>
    </div>
  );
}

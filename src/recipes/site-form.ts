import type { AuthoredBlock, JsonObject } from '../manifest/manifest';
import type { Recipe } from './recipe';

/** What a site needs for a form: an e-mail address for other ways, and a way to send it. */
export const formNeeds = {
  values: { phone: '@phone', email: 'info@example.com' },
  delivery: {
    messages: {
      provider: 'emailjs',
      serviceId: 'service_example',
      templateId: 'template_example',
      publicKey: 'example_public_key',
    },
  },
} satisfies Pick<Recipe, 'values' | 'delivery'>;

/** The button on the page of a thing that leads to the form of a site. */
export const askAboutIt = { label: 'Ask about it', to: '@form' };

/** Who is writing: the first fields of each form. */
const who: JsonObject[] = [
  { name: 'name', label: 'Name', kind: 'text', required: true, autocomplete: 'name', width: 'half' },
  { name: 'email', label: 'Email address', kind: 'email', required: true, autocomplete: 'email', width: 'half' },
  {
    name: 'phone',
    label: 'Phone',
    kind: 'tel',
    autocomplete: 'tel',
    width: 'half',
    help: 'Only if you would like us to call back.',
  },
];

/** What a form says and asks besides who is writing. */
interface SiteForm {
  name: string;
  heading: string;
  text: string;
  fields: JsonObject[];
  privacy: string;
  /** What else one can do where it cannot be sent. */
  otherWays: string;
}

/** Makes a form that asks for the name and the address of the sender, then for further fields. */
export function siteForm({ name, heading, text, fields, privacy, otherWays }: SiteForm): AuthoredBlock {
  return {
    type: 'form',
    surface: 'tinted',
    anchor: 'form',
    heading,
    text,
    name,
    delivery: 'messages',
    sections: [{ fields: [...who, ...fields] }],
    privacy,
    submit: { label: 'Send', busy: 'Sending…' },
    success: { title: 'Your message has been sent', text: 'Thank you. We will get back to you.' },
    failure: {
      alert: 'Your message was not sent',
      otherWays: {
        heading: 'Other ways to reach us',
        text: otherWays,
        email: '{email}',
      },
    },
  };
}

import type { Provider } from '../../compose/compose-registry';
import type { DeliverySettings } from '../../manifest/manifest';

/** Sends forms as e-mails through an account at EmailJS (https://www.emailjs.com/docs/rest-api/send-form/). */
export const emailjs: Provider<DeliverySettings & { provider: 'emailjs' }> = {
  unpublished: ['parameters'],
  addresses: () => ['https://api.emailjs.com/'],
};

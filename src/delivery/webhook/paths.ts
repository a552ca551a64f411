/** The path at which this machine stands in for the webhooks of a site. */
export const webhookPath = '/__outbox/webhook';

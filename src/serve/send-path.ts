/** Where a page sends its forms, here as at the e-mail service. */
export const sendPath = '/api/v1.0/email/send-form';

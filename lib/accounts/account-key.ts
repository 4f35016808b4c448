/** User names and e-mails are compared in this form. */
export const accountKey = (text: string): string => text.trim().normalize('NFKC').toLowerCase()

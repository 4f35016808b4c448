/** The form in which user names and e-mails are compared. */
export const accountKey = (text: string): string => text.trim().normalize('NFKC').toLowerCase()

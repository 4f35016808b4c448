/** One address: no spaces, one @, a domain with a dot. Only a message can show that it exists. */
const address = /^[^\s@,;<>()"]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

export const isEmail = (text: string): boolean => text.length <= 254 && address.test(text)

/** Lowers the case of the domain, where case does not matter. */
export function withLowerCaseDomain(email: string): string {
  const at = email.lastIndexOf('@')
  return email.slice(0, at + 1) + email.slice(at + 1).toLowerCase()
}

/** The addresses of a cell, separated by commas. */
export function splitEmails(text: string): string[] {
  if (text.trim() === '') return []
  return text.split(',').map(part => withLowerCaseDomain(part.trim()))
}

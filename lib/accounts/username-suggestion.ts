/** As many characters as leave room for a suffix within the 150 of a user name. */
const longest = 130

/**
 * A user name made of what is known of somebody: `first_last`, else the local part of the e-mail; lower case, without
 * accents, spaces as hyphens, no other punctuation. Null when nothing usable is given.
 */
export function usernameBase({
  firstName,
  lastName,
  email,
}: {
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly email?: string | null | undefined
}): string | null {
  const names = [firstName, lastName].map(name => cleaned(name ?? '')).filter(name => name !== '')
  const local = cleaned((email ?? '').split('@', 1)[0] ?? '')
  // One name alone is a poorer choice than the e-mail.
  const base = names.length === 2 || local === '' ? names.join('_') : local
  return base === '' ? null : base.slice(0, longest)
}

function cleaned(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_-]/gu, '')
}

/** Leaves room for a suffix within the 150 characters of a user name. */
const longest = 130

/**
 * A user name made from `first_last`, else from the local part of the e-mail: lower case, without accents, hyphens for
 * spaces, no other punctuation. Null when nothing usable is given.
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
  const names = [firstName, lastName].map(name => clean(name ?? '')).filter(name => name !== '')
  const local = clean((email ?? '').split('@', 1)[0] ?? '')
  // With one name only, the e-mail makes a better user name.
  const base = names.length === 2 || local === '' ? names.join('_') : local
  return base === '' ? null : base.slice(0, longest)
}

function clean(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}_-]/gu, '')
}

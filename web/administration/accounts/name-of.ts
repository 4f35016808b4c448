import type { AccountSummary } from '@ma-cantine/lib/administration/administered-account'

/** The name of a person; their user name where they gave none. */
export const nameOf = ({
  firstName,
  lastName,
  username,
}: Pick<AccountSummary, 'firstName' | 'lastName'> & { readonly username: string }): string =>
  `${firstName} ${lastName}`.trim() || username

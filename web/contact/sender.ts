import type { User } from '@ma-cantine/lib/accounts/user'

/** How a form names who writes, before they change it; empty for a visitor. */
export const senderOf = (user: User | null): { readonly email: string; readonly name: string } => ({
  email: user?.email ?? '',
  name: user ? `${user.firstName} ${user.lastName}`.trim() : '',
})

interface Named {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
}

/** How a user is called: by both names, or by the user name where neither is given. */
export const fullName = ({ firstName, lastName, username }: Named): string =>
  [firstName, lastName].join(' ').trim() || username

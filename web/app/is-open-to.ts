import type { ScreenAccess } from './screen.ts'
import type { useUser } from './session.ts'

type User = ReturnType<typeof useUser>

const opens: Readonly<Record<ScreenAccess, (user: User) => boolean>> = {
  public: () => true,
  anonymous: user => user === null,
  user: user => user !== null,
  elected: user => user?.isElectedOfficial === true,
  staff: user => user?.isStaff === true,
}

/** Whether lists of links show a screen to this user, null for a visitor without account. */
export const isOpenTo = (access: ScreenAccess, user: User): boolean => opens[access](user)

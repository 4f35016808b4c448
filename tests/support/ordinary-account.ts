import { chownSync } from 'node:fs'
import { userInfo } from 'node:os'

const nobody = 65_534

const isRoot = userInfo().uid === 0

/** Runs a process as an account that the rights of files hold back: root, whom they do not, becomes `nobody`. */
export const ordinaryAccount = isRoot ? { uid: nobody, gid: nobody } : {}

/** Gives files to that account. */
export function giveToOrdinaryAccount(...paths: readonly string[]): void {
  if (isRoot) for (const path of paths) chownSync(path, nobody, nobody)
}

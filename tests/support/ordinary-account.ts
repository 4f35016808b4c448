import { chownSync } from 'node:fs'
import { userInfo } from 'node:os'

const nobody = 65_534

const isRoot = userInfo().uid === 0

/** Options to run a process under an account that file permissions bind: as root, they select `nobody`. */
export const ordinaryAccount = isRoot ? { uid: nobody, gid: nobody } : {}

/** Gives files to that account. */
export function giveToOrdinaryAccount(...paths: readonly string[]): void {
  if (isRoot) for (const path of paths) chownSync(path, nobody, nobody)
}

import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { SettingsError } from './settings-error.ts'

/**
 * Creates a folder for personal data, which only this account of the machine may enter, unless it exists.
 * @throws SettingsError naming the setting when it cannot be made, or written in.
 */
export function makePrivateFolder(setting: string, folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    throw SettingsError.about(
      setting,
      `le dossier ${folder} ne peut pas être créé (${errorCode(error)}) : donnez un autre chemin, ou vérifiez les droits`,
      error,
    )
  }
  requireWritableFolder(setting, folder)
}

/** Node's own way to make several folders loops for ever where the system makes none, as in /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  if (dirname(folder) !== folder) makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** @throws SettingsError naming the setting when files cannot be made in the folder. */
export function requireWritableFolder(setting: string, folder: string): void {
  try {
    // The trailing slash makes a file fail.
    accessSync(`${folder}/`, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw SettingsError.about(setting, folderProblem(folder, errorCode(error)), error)
  }
}

function folderProblem(folder: string, code: string): string {
  if (code === 'ENOENT') return `le dossier ${folder} n’existe pas : créez-le, ou donnez un autre chemin`
  if (code === 'ENOTDIR') return `${folder} n’est pas un dossier : donnez un autre chemin`
  return `ce compte ne peut pas écrire dans le dossier ${folder} (${code}) : changez ses droits, ou donnez un autre chemin`
}

/** @throws SettingsError naming the setting when something is there that is no file, or that may not be written to. */
export function requireUsableFile(setting: string, file: string): void {
  if (!existsSync(file)) return
  // SQLite would wait for ever for a pipe, and take a device for an empty database.
  if (!statSync(file).isFile()) {
    throw SettingsError.about(
      setting,
      `${file} n’est pas un fichier, mais un dossier ou un périphérique : donnez le chemin d’un fichier`,
    )
  }
  try {
    closeSync(openSync(file, 'r+'))
  } catch (error) {
    throw SettingsError.about(setting, `ce compte ne peut pas lire et écrire ${file} : changez ses droits`, error)
  }
}

/** Removes the rights of other accounts of the machine on a file, if this account owns it. */
export function restrictRights(file: string): void {
  const others = 0o077
  if ((statSync(file).mode & others) === 0) return
  try {
    chmodSync(file, 0o600)
  } catch (error) {
    // Another account owns the file and has chosen its rights.
    if (errorCode(error) !== 'EPERM') throw error
  }
}

const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error)

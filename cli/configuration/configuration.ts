import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { isObject } from '@ma-cantine/lib/table-schema/is-object'
import { privateFolder } from './private-folder.ts'

export interface Profile {
  readonly server?: string
  readonly lang?: Locale
}

/** What `config` keeps. */
export interface Configuration extends Profile {
  /** The profile of commands that name none. */
  readonly profile?: string
  readonly profiles?: Readonly<Record<string, Profile>>
}

export const configurationPath = (env: NodeJS.ProcessEnv): string => join(privateFolder(env), 'config.json')

/** Reads the file at once, for the language of all messages is in it. Null when it cannot be read. */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration | null {
  let text: string
  try {
    text = readFileSync(configurationPath(env), 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ENOTDIR' ? {} : null
  }
  try {
    const stored: unknown = JSON.parse(text)
    return isConfiguration(stored) ? stored : null
  } catch {
    return null
  }
}

export const isLocale = (value: unknown): value is Locale => locales.some(locale => locale === value)

const isProfile = (value: unknown): value is Profile =>
  isObject(value) &&
  (value.server === undefined || typeof value.server === 'string') &&
  (value.lang === undefined || isLocale(value.lang))

const isConfiguration = (value: unknown): value is Configuration =>
  isProfile(value) &&
  isObject(value) &&
  (value.profile === undefined || typeof value.profile === 'string') &&
  (value.profiles === undefined || (isObject(value.profiles) && Object.values(value.profiles).every(isProfile)))

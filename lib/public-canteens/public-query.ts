import { z } from 'zod'
import { describedAs } from '../http/described-as.ts'
import { customIssue } from '../messages/issue-message.ts'
import { findDepartment } from '../territories/departments.ts'
import { isRegion } from '../territories/regions.ts'
import { publicQueryMessages } from './public-query-messages.ts'

type Description = Parameters<typeof describedAs>[0]

/** The value of a parameter; the last one when the name is repeated. */
const Text = z
  .union([z.string(), z.number(), z.array(z.string())])
  .optional()
  .transform(value => String((Array.isArray(value) ? value.at(-1) : value) ?? '').trim())

/** One value, undefined when it is missing; what cannot be read is refused with this sentence. */
const readAs = <Value>(
  description: Description,
  read: (text: string) => Value | undefined,
  sentence: (text: string) => ReturnType<typeof publicQueryMessages>,
) =>
  describedAs(
    description,
    Text.transform((text, context): Value | undefined => {
      if (text === '') return undefined
      const value = read(text)
      if (value !== undefined) return value
      context.addIssue(customIssue(sentence(text)))
      return z.NEVER
    }),
  )

export const region = () =>
  readAs(
    { type: 'string', examples: ['84'] },
    text => (isRegion(text) ? text : undefined),
    text => publicQueryMessages('region', text),
  )

export const department = () =>
  readAs(
    { type: 'string', examples: ['35'] },
    text => findDepartment(text.toUpperCase())?.code,
    text => publicQueryMessages('department', text),
  )

/** A number of meals a day. */
export const count = () =>
  readAs(
    { type: 'integer', minimum: 0, maximum: 999_999_999 },
    text => (/^\d{1,9}$/.test(text) ? Number(text) : undefined),
    text => publicQueryMessages('count', text),
  )

/** A share between 0 and 1. */
export const atMost1 = () =>
  readAs(
    { type: 'number', minimum: 0, maximum: 1 },
    text => (/^\d*\.?\d+$/.test(text) && Number(text) <= 1 ? Number(text) : undefined),
    text => publicQueryMessages('share', text),
  )

/** The zoom of a map: 0 shows the world in 256 pixels, each step doubles. */
export const zoom = () =>
  describedAs(
    { type: 'integer', minimum: 0, maximum: 18, default: 5 },
    Text.transform((text, context): number => {
      if (text === '') return 5
      if (/^\d{1,2}$/.test(text) && Number(text) <= 18) return Number(text)
      context.addIssue(customIssue(publicQueryMessages('zoom', text)))
      return z.NEVER
    }),
  )

/** A box of the map in degrees (WGS 84). */
export interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const degrees = /^-?\d{1,3}(\.\d+)?$/

/** `west,south,east,north`, in degrees: west < east, south < north. */
export const box = () =>
  readAs(
    { type: 'string', pattern: '^(-?\\d{1,3}(\\.\\d+)?,){3}-?\\d{1,3}(\\.\\d+)?$' },
    (text): Box | undefined => {
      const parts = text.split(',')
      if (parts.length !== 4 || !parts.every(part => degrees.test(part))) return undefined
      const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
      const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90
      return isOnEarth && west < east && south < north ? { west, south, east, north } : undefined
    },
    text => publicQueryMessages('box', text),
  )

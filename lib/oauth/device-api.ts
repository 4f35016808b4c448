import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Scope } from '../http/scope.ts'
import { UserCode } from './user-code.ts'

/** What a terminal asks the person who types its code. */
export const DeviceRequest = z.object({
  /** As the terminal shows it. */
  userCode: z.string(),
  applicationName: z.string(),
  /** As the machine calls itself, which nobody checked; null when it does not say. */
  deviceName: z.string().nullable(),
  scopes: z.array(Scope),
  requestDate: z.iso.datetime({ offset: true }),
  /** The instant from which the code is refused. */
  expiryDate: z.iso.datetime({ offset: true }),
  /** When the access would end. */
  accessExpiryDate: z.iso.datetime({ offset: true }),
})
export type DeviceRequest = z.output<typeof DeviceRequest>

/** A POST, for a code stays out of addresses and of their logs. */
export const findDeviceRequest = endpoint({
  method: 'POST',
  path: '/api/v1/deviceRequestSearch/',
  summary: 'Dit ce que demande le terminal qui affiche un code',
  access: 'user',
  limit: 'deviceCode',
  body: z.object({ userCode: UserCode }),
  refers: true,
  answer: DeviceRequest,
})

export const answerDeviceRequest = endpoint({
  method: 'POST',
  path: '/api/v1/deviceRequestAnswers/',
  summary: 'Accepte ou refuse ce que demande le terminal qui affiche un code',
  access: 'user',
  limit: 'deviceCode',
  body: z.object({ userCode: UserCode, accepted: z.boolean() }),
  refers: true,
  answer: z.object({ deviceName: z.string().nullable() }),
})

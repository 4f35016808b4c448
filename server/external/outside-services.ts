import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { CommunesService } from './communes-service.ts'
import { CompanyRegister } from './company-register.ts'
import { Geocoder } from './geocoder.ts'
import type { OutsideService } from './outside-service.ts'

/** The services of others that the settings name; null those that they do not: the packaged data does without. */
export interface OutsideServices {
  readonly register: CompanyRegister | null
  readonly geocoder: Geocoder | null
  readonly communes: CommunesService | null
  close(): Promise<void>
}

/** What the company register accepts: 7 calls a second, 400 a minute. The others accept more and get no more. */
const limits = [
  { calls: 7, milliseconds: 1000 },
  { calls: 400, milliseconds: 60_000 },
]

/** What calls outside takes a while to load: only who is told to call does so. */
export async function openOutsideServices(settings: Settings, log: FastifyBaseLogger): Promise<OutsideServices> {
  const opened: OutsideService[] = []
  const open = async (name: string, baseUrl: string): Promise<OutsideService> => {
    const { OutsideService } = await import('./outside-service.ts')
    const { outsideTimeout: timeout, outsidePause: pause } = settings
    const onChange = (message: string) => log.warn(message)
    const service = new OutsideService({ name, baseUrl, limits, timeout, pause, onChange })
    opened.push(service)
    return service
  }
  const { companyRegisterUrl, geocoderUrl, communesUrl } = settings
  return {
    register: companyRegisterUrl ? new CompanyRegister(await open('company register', companyRegisterUrl)) : null,
    geocoder: geocoderUrl ? new Geocoder(await open('geocoder', geocoderUrl)) : null,
    communes: communesUrl ? new CommunesService(await open('communes', communesUrl)) : null,
    close: async () => {
      await Promise.all(opened.map(service => service.close()))
    },
  }
}

import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../settings/settings.ts'
import { CommunesService } from './communes-service.ts'
import { CompanyRegister } from './company-register.ts'
import { Geocoder } from './geocoder.ts'
import { NewsletterProvider } from './newsletter-provider.ts'
import type { OutsideService, OutsideServiceOptions } from './outside-service.ts'

/** The outside services that the settings name, null for the others: the packaged data replaces them. */
export interface OutsideServices {
  readonly register: CompanyRegister | null
  readonly geocoder: Geocoder | null
  readonly communes: CommunesService | null
  readonly newsletter: NewsletterProvider | null
  close(): Promise<void>
}

/** Limits of the company register: 7 calls a second, 400 a minute. The other services accept more. */
const limits = [
  { calls: 7, milliseconds: 1000 },
  { calls: 400, milliseconds: 60_000 },
]

/** Limit of the provider of mailings. */
const newsletterLimits = [{ calls: 10, milliseconds: 1000 }]

/** Opens the configured services. Their client is imported only when needed, as it is slow to load. */
export async function openOutsideServices(settings: Settings, log: FastifyBaseLogger): Promise<OutsideServices> {
  const opened: OutsideService[] = []
  const open = async (
    name: string,
    baseUrl: string,
    own: Pick<Partial<OutsideServiceOptions>, 'limits' | 'headers'> = {},
  ): Promise<OutsideService> => {
    const { OutsideService } = await import('./outside-service.ts')
    const { outsideTimeout: timeout, outsidePause: pause } = settings
    const onChange = (message: string) => log.warn(message)
    const service = new OutsideService({ name, baseUrl, limits, timeout, pause, onChange, ...own })
    opened.push(service)
    return service
  }
  const { companyRegisterUrl, geocoderUrl, communesUrl, newsletterProvider } = settings
  return {
    register: companyRegisterUrl ? new CompanyRegister(await open('company register', companyRegisterUrl)) : null,
    geocoder: geocoderUrl ? new Geocoder(await open('geocoder', geocoderUrl)) : null,
    communes: communesUrl ? new CommunesService(await open('communes', communesUrl)) : null,
    newsletter: newsletterProvider
      ? new NewsletterProvider(
          await open('newsletter provider', newsletterProvider.url, {
            limits: newsletterLimits,
            headers: { 'api-key': newsletterProvider.apiKey },
          }),
          newsletterProvider.listId,
        )
      : null,
    close: async () => {
      await Promise.all(opened.map(service => service.close()))
    },
  }
}

import { defaultContactEmail } from '@ma-cantine/lib/operator/default-contact'

/** What the server tells of itself in the head of its pages; the first displays are drawn without it. */
const tell = (name: string): string | null =>
  typeof document === 'undefined'
    ? null
    : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null)

/** The address of the team. */
export const supportEmail = tell('contact-email') ?? defaultContactEmail

/** The operator's own sites that ours links to; null where there is none. */
export const externalSites = {
  documentation: tell('documentation-address'),
  keyFigures: tell('key-figures-address'),
  blog: tell('blog-address'),
} as const

/** Whether the menu has links that the first displays lack. */
export const hasExternalSites: boolean = Object.values(externalSites).some(address => address !== null)

/** Which of its environments the server is: `prod`, `demo`, `staging`; null anywhere else. */
export const environment = tell('environment')

/** Where the server has the list of the scripts of each screen; null while sources change. */
export const screenFilesAddress = tell('screen-files')

/** Where developers make their trials, if the server knows. */
export const demoAddress = tell('demo-address')

/** The analytics service and what it calls the site; null without one. */
export const analyticsService = { address: tell('analytics-address'), site: tell('analytics-site') } as const

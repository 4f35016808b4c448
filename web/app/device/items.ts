/** A text that the browser keeps under a name. */
export interface DeviceItem {
  readonly get: () => string | null
  /** @throws DOMException when there is no room, or when the browser keeps nothing. */
  readonly set: (text: string) => void
  readonly remove: () => void
}

/** The build renders pages where no browser is. */
const areas = {
  device: () => globalThis.localStorage as Storage | undefined,
  tab: () => globalThis.sessionStorage as Storage | undefined,
} as const

const item = (area: keyof typeof areas, name: string): DeviceItem => ({
  get: () => areas[area]()?.getItem(name) ?? null,
  set: text => areas[area]()?.setItem(name, text),
  remove: () => areas[area]()?.removeItem(name),
})

/** The account that the device serves (`owner.ts`): its number, and since when its session has ended. */
export const ownerItem = item('device', 'compte')
/** The number of the account whose drafts the tab holds. */
export const tabOwnerItem = item('tab', 'compte')

/** Belongs to the device, whoever uses it: until when the reader refuses to be counted. */
export const audienceRefusal = item('device', 'mesure-d-audience-refusee-jusqu-au')

/** Belongs to the device, whoever uses it: the largest id of the meetings that were seen. */
export const lastSeenEvent = item('device', 'dernier-evenement-vu')
/** Belongs to the device: when somebody gave their opinion on it, so that it is not asked for again at once. */
export const reviewDay = item('device', 'avis-donne-le')

/** Belongs to no account: only visitors type a self-assessment, and it is offered to who signs in. */
export const selfAssessmentName = 'auto-evaluation'
export const selfAssessmentItem = item('device', selfAssessmentName)

/** All that a tab keeps belongs to the account that uses it, or to its visitor; one who signs in finds it again. */
export const leftNotice = item('tab', 'avis')
export const inquiryDraft = item('tab', 'message')
export const closedSiteNotices = item('tab', 'annonces-fermees')
export const closedTermsNotice = item('tab', 'conditions-a-lire-plus-tard')
/** The secret part of the link that a supplier followed: the page opens again on the same request. */
export const recapLinkItem = item('tab', 'lien-de-recapitulatif')
/** That of the link of all the requests of a mailbox. */
export const recapMailboxItem = item('tab', 'lien-de-recapitulatifs')
export const tabDraft = (name: string): DeviceItem => item('tab', `brouillon-${name}`)
export const importOrder = (name: string): DeviceItem => item('tab', `envoi ${name}`)

export const clearTab = (): void => areas.tab()?.clear()

import type { PublicationStatus } from './production.ts'

/** What decides whether everybody may see a canteen. */
export interface Publishable {
  /** The stored status, which counts where canteens are not published by default. */
  readonly publicationStatus: PublicationStatus
  readonly lineMinistry: string | null
}

/** The ministry whose canteens are never published by default: where its people eat is not to be told. */
export const hiddenMinistry = 'armee'

/**
 * The one rule of who is public; `server/canteens/visible-sql.ts` says it in SQL.
 * @param publishByDefault the setting `PUBLISH_BY_DEFAULT`: every canteen is public, but those of the armed forces.
 */
export const isPubliclyVisible = (
  { publicationStatus, lineMinistry }: Publishable,
  publishByDefault: boolean,
): boolean => (publishByDefault ? lineMinistry !== hiddenMinistry : publicationStatus === 'published')

/** The status that people read: what everybody may see is published, whatever is stored. */
export const shownStatus = (canteen: Publishable, publishByDefault: boolean): PublicationStatus =>
  isPubliclyVisible(canteen, publishByDefault) ? 'published' : 'draft'

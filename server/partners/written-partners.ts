import type { partnerFields } from '@ma-cantine/lib/partners/partner-fields'
import { partnerMessages } from '@ma-cantine/lib/partners/partner-messages'
import { partnerErrors, type WrittenPartner, writtenPartnerNames } from '@ma-cantine/lib/partners/partner-writing-api'
import type { Knex } from 'knex'
import { loadPartnerTypes } from '../canteens/load-partner-types.ts'
import type { Image } from '../http/image.ts'
import { readPicture } from '../http/read-picture.ts'
import type { FieldMessages } from '../http/refusal.ts'
import { textHtml } from '../pages/text-html.ts'
import { writtenKind } from '../writing/written-kind.ts'
import { writePartnerImage } from './partner-images.ts'
import { partnerRows } from './partner-rows.ts'
import { partnerColumns, recordedOf, writePartner } from './write-partner.ts'

const asDataUri = ({ type, content }: Image): string => `data:${type};base64,${content.toString('base64')}`

function asImage(dataUri: string): Image {
  const [type = '', content = ''] = dataUri.slice('data:'.length).split(';base64,')
  return { type, content: Buffer.from(content, 'base64') }
}

const columnsOf = (partner: WrittenPartner) => ({
  ...partnerColumns({ ...partner, contactPhoneNumber: partner.contactPhoneNumber ?? '' }),
  contactPhoneNumber: partner.contactPhoneNumber,
  published: partner.published,
})

/** The actors, as the team reviews and writes them. */
export const writtenPartners = writtenKind<WrittenPartner, typeof partnerFields>({
  name: 'partners',
  table: partnerRows,
  names: [...writtenPartnerNames, 'image'],
  title: 'name',
  date: 'creationDate',
  visibleFrom: null,
  errorsOf: async (partner, database) => ({ ...partnerErrors(partner), ...(await unknownTypes(partner, database)) }),
  // What is sent is what is stored: the same picture, sent again, changes nothing.
  prepare: async (services, given, call) =>
    given.image ? { ...given, image: asDataUri(await readPicture(services, given.image, call)) } : given,
  columnsOf,
  derivedOf: () => ({}),
  readMore: async (database, id) => {
    const image: Image | undefined = await database('partnerImages').where({ partnerId: id }).first('type', 'content')
    return { image: image ? asDataUri(image) : null }
  },
  writeMore: replaceImage,
  recordedOf: values => recordedOf(values as Readonly<Record<string, unknown>>),
  insert: (transaction, origin, partner) => {
    const { image = null, published = false } = partner
    const given = { ...partner, image: null, contactPhoneNumber: partner.contactPhoneNumber ?? '' }
    return writePartner(transaction, origin, given, { published, image: image ? asImage(image) : null })
  },
  shownOf: ({ name, shortDescription, longDescription }) => ({
    title: name,
    lead: shortDescription,
    html: longDescription === null ? '' : textHtml(longDescription),
  }),
})

async function unknownTypes({ types }: WrittenPartner, database: Knex): Promise<FieldMessages> {
  const known = new Set((await loadPartnerTypes(database)).map(({ id }) => id))
  const unknown = types?.find(id => !known.has(id))
  return unknown === undefined ? {} : { types: [partnerMessages('unknown-type', unknown)] }
}

async function replaceImage(
  transaction: Knex.Transaction,
  partnerId: number,
  { image }: WrittenPartner,
): Promise<void> {
  const stored: Image | undefined = await transaction('partnerImages').where({ partnerId }).first('type', 'content')
  if ((stored ? asDataUri(stored) : null) === image) return
  await transaction('partnerImages').where({ partnerId }).delete()
  await transaction('partners').where({ id: partnerId }).update({ image: null })
  if (image !== null) await writePartnerImage(transaction, partnerId, asImage(image))
}

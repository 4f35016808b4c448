import { gratuityLabels, gratuityOptions } from '@ma-cantine/lib/partners/gratuity-options'
import { partnerNeedLabels } from '@ma-cantine/lib/partners/partner-needs'
import { partnerSectorLabels } from '@ma-cantine/lib/partners/partner-sector-labels'
import {
  partnerErrors,
  partnerInput,
  partnerWriting,
  type WrittenPartner,
} from '@ma-cantine/lib/partners/partner-writing-api'
import { z } from 'zod'
import { useLocale } from '../../app/locale.ts'
import { emptyPartner, type PartnerValues } from '../../partners/form/partner-draft.ts'
import { partnerAddress } from '../../partners/partner-address.ts'
import { usePartnerWords } from '../../partners/words/partner-words.ts'
import { checkedBy } from '../checked-by.ts'
import { Publication, publicationOf } from '../publication.ts'
import { useWritingWords } from '../words/writing-words.ts'
import { writingKind } from '../writing-kind.ts'
import { PartnerFields } from './PartnerFields.tsx'

export type PartnerForm = Omit<PartnerValues, 'charter' | 'fax'> & { readonly state: z.input<typeof Publication> }
type Values = Omit<WrittenPartner, 'economicModel'>

const PartnerDraft = z
  .object({
    ...partnerInput,
    types: z.array(z.string()).transform(ids => ids.map(Number)),
    image: z.string().transform(image => image || null),
    categories: partnerInput.categories,
    gratuityOption: z.string().transform(text => gratuityOptions.find(option => option === text) ?? null),
    state: Publication,
  })
  .omit({ published: true, economicModel: true })
  .transform(({ state, ...values }) => ({ ...values, published: state === 'published' }) as unknown as Values)
  .superRefine(checkedBy(values => ({ ...partnerErrors(values as WrittenPartner) })))

export const partnerKind = writingKind<PartnerForm, Values>({
  name: 'partners',
  code: 'partners',
  api: partnerWriting,
  list: 'WrittenPartners',
  one: 'WrittenPartner',
  title: 'name',
  draft: PartnerDraft as unknown as z.ZodType<Values, PartnerForm>,
  empty: () => {
    const { charter: _charter, fax: _fax, ...empty } = emptyPartner
    return { ...empty, state: 'draft' }
  },
  formOf: partner => ({
    name: partner.name,
    types: partner.types.map(String),
    image: partner.image ?? '',
    categories: [...partner.categories],
    sectorCategories: [...partner.sectorCategories],
    national: partner.national,
    departments: [...partner.departments],
    gratuityOption: partner.gratuityOption ?? '',
    shortDescription: partner.shortDescription,
    longDescription: partner.longDescription ?? '',
    website: partner.website ?? '',
    contactName: partner.contactName ?? '',
    contactEmail: partner.contactEmail ?? '',
    contactPhoneNumber: partner.contactPhoneNumber ?? '',
    contactMessage: partner.contactMessage ?? '',
    state: publicationOf(partner.published),
  }),
  useLabels: () => {
    const { charter: _, ...labels } = usePartnerWords().form.labels
    return { ...labels, state: useWritingWords().labels.state }
  },
  useCodeWords: () => {
    const locale = useLocale()
    return { ...partnerNeedLabels[locale], ...partnerSectorLabels[locale], ...gratuityLabels[locale] }
  },
  Fields: PartnerFields,
  pageOf: ({ id, title }) => partnerAddress({ id, name: title }),
})

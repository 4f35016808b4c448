import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { CanteenStatus, EstablishmentStatus, LegalUnitStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import type { RegisteredEstablishment } from '@ma-cantine/lib/canteens/establishment-search-api'
import { z } from 'zod'

/** What the search looks for: the establishment itself, or the legal unit that it is attached to. */
export type NumberKind = 'siret' | 'siren'

/** The establishment or the legal unit that somebody selected. Its place is unknown when the register did not answer. */
export const Selection = z.object({
  kind: z.enum(['siret', 'siren']),
  number: z.string(),
  name: z.string().nullable(),
  postalCode: z.string().nullable(),
  city: z.string().nullable(),
  cityInseeCode: z.string().nullable(),
  department: z.string().nullable(),
  isVerified: z.boolean(),
  isClosed: z.boolean(),
  closingDate: z.string().nullable(),
})
export type Selection = z.output<typeof Selection>

/** The answer to a search. `canteen` exists already; the others can be selected. */
export type Found =
  | { readonly kind: 'canteen'; readonly canteen: CanteenStatus }
  | { readonly kind: 'establishment'; readonly selection: Selection }
  | { readonly kind: 'unit'; readonly selection: Selection; readonly canteens: readonly CanteenStatus[] }

/** The answer leaves out what is not known. */
const unknown = { name: null, postalCode: null, city: null, cityInseeCode: null, department: null }

export const foundEstablishment = ({ siret, registerAnswered, ...entry }: EstablishmentStatus): Found => ({
  kind: 'establishment',
  selection: Selection.parse({
    ...unknown,
    ...entry,
    kind: 'siret',
    number: siret,
    isVerified: registerAnswered,
    isClosed: false,
    closingDate: null,
  }),
})

export const foundRegistered = (establishment: RegisteredEstablishment): Found => ({
  kind: 'establishment',
  selection: Selection.parse({
    ...establishment,
    kind: 'siret',
    number: establishment.siret,
    isVerified: true,
    isClosed: !establishment.isOpen,
  }),
})

export const foundUnit = ({ siren, registerAnswered, canteens, ...entry }: LegalUnitStatus): Found => ({
  kind: 'unit',
  selection: Selection.parse({
    ...unknown,
    ...entry,
    kind: 'siren',
    number: siren,
    isVerified: registerAnswered,
    isClosed: false,
    closingDate: null,
  }),
  canteens,
})

/** The canteen that the form changes, found by its own number. */
export const selectionOfCanteen = ({ siret, siren, ...canteen }: CanteenStatus): Selection => ({
  kind: siret ? 'siret' : 'siren',
  number: siret ?? siren ?? '',
  name: canteen.name,
  postalCode: canteen.postalCode,
  city: canteen.city,
  cityInseeCode: canteen.cityInseeCode,
  department: canteen.department,
  isVerified: true,
  isClosed: false,
  closingDate: null,
})

/** The establishment of a canteen. The legal unit's name is not stored. */
export const selectionOf = (canteen: Canteen): Selection => ({
  kind: canteen.siret ? 'siret' : 'siren',
  number: canteen.siret ?? canteen.sirenUniteLegale ?? '',
  name: canteen.siret ? canteen.name : null,
  postalCode: canteen.postalCode,
  city: canteen.siret ? canteen.city : null,
  cityInseeCode: canteen.cityInseeCode,
  department: canteen.siret ? canteen.department : null,
  isVerified: true,
  isClosed: false,
  closingDate: null,
})

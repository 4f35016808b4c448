/** Client of the State's register of companies, with the protocol of `recherche-entreprises.api.gouv.fr`. */
import type { Coordinates } from '@ma-cantine/lib/canteens/coordinates'
import { z } from 'zod'
import type { OutsideService } from './outside-service.ts'

/** A text of the register; null when the company does not publish it. */
const PublicText = z
  .string()
  .nullish()
  .transform(text => (!text || text.includes('NON-DIFFUSIBLE') ? null : text))

/** Degrees, as a text; null when the register does not know them, or may not tell. */
const Degrees = z
  .union([z.string(), z.number()])
  .nullish()
  .transform(degrees =>
    degrees == null || degrees === '' || !Number.isFinite(Number(degrees)) ? null : Number(degrees),
  )

const EstablishmentAnswer = z.object({
  siret: z.string(),
  adresse: PublicText,
  code_postal: PublicText,
  /** INSEE code. */
  commune: PublicText,
  libelle_commune: PublicText,
  etat_administratif: z.string().nullish(),
  date_fermeture: z.string().nullish(),
  liste_enseignes: z.array(z.string()).nullish(),
  latitude: Degrees,
  longitude: Degrees,
})

const SearchAnswer = z.object({
  results: z.array(
    z.object({
      siren: z.string(),
      nom_complet: PublicText,
      siege: EstablishmentAnswer.nullish(),
      matching_etablissements: z.array(EstablishmentAnswer).nullish(),
    }),
  ),
})

/** The address of a company; null for values that are unknown or not public. */
export interface CompanyAddress {
  readonly address: string | null
  readonly city: string | null
  readonly cityInseeCode: string | null
  readonly postalCode: string | null
}

export interface Establishment extends CompanyAddress {
  readonly siret: string
  /** Its first trade sign, or the name of its company. */
  readonly name: string | null
  /** False once it is closed for good. */
  readonly open: boolean
  /** The day it closed, such as 2024-08-31; null while it is open, or when the register does not tell. */
  readonly closingDate: string | null
  /** Null when the register does not tell where it is. */
  readonly coordinates: Coordinates | null
}

/** A search for whoever does not know the number of an establishment. */
export interface NameSearch {
  readonly name: string
  readonly postalCode: string | null
  /** The name of a town, compared with the words of addresses. */
  readonly city: string | null
}

/** A legal unit, at the address of its head office. */
export interface LegalUnit extends CompanyAddress {
  readonly siren: string
  readonly name: string | null
}

const search = '/search'
/** The register leaves out companies that have ceased when it is asked for state A. */
const question = (number: string) => ({ q: number, etat_administratif: 'A', page: '1', per_page: '1' })
const companiesPerSearch = 10
/** A company such as a town has hundreds of establishments: those that match the name come first. */
const establishmentsPerCompany = 10

const addressOf = (answer: z.output<typeof EstablishmentAnswer> | null | undefined): CompanyAddress => ({
  address: answer?.adresse ?? null,
  city: answer?.libelle_commune ?? null,
  cityInseeCode: answer?.commune ?? null,
  postalCode: answer?.code_postal ?? null,
})

function establishmentOf(company: string | null, answer: z.output<typeof EstablishmentAnswer>): Establishment {
  const open = answer.etat_administratif === 'A'
  const sign = open ? answer.liste_enseignes?.[0] : undefined
  const closingDate = open ? null : (answer.date_fermeture ?? null)
  const { siret, latitude, longitude } = answer
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude }
  return { siret, name: sign || company, open, closingDate, coordinates, ...addressOf(answer) }
}

export class CompanyRegister {
  private readonly service: OutsideService

  constructor(service: OutsideService) {
    this.service = service
  }

  /**
   * The establishment with this SIRET; null when the register knows none, or cannot tell which. Those of companies that
   * have ceased are found when asked for.
   * @throws OutsideServiceError
   */
  async findEstablishment(
    siret: string,
    { ceased = false, signal }: { readonly ceased?: boolean; readonly signal?: AbortSignal } = {},
  ): Promise<Establishment | null> {
    const { etat_administratif: _, ...anyState } = question(siret)
    const query = ceased ? anyState : question(siret)
    const { results } = await this.service.json(search, SearchAnswer, { query, signal })
    const matches = results.flatMap(({ nom_complet, matching_etablissements }) =>
      (matching_etablissements ?? []).map(establishment => ({ nom_complet, establishment })),
    )
    const [match, other] = matches.filter(({ establishment }) => establishment.siret === siret)
    return match && !other ? establishmentOf(match.nom_complet, match.establishment) : null
  }

  /**
   * The establishments that match a name, best match first, open ones before closed ones.
   * @throws OutsideServiceError
   */
  async findEstablishments({ name, postalCode, city }: NameSearch): Promise<Establishment[]> {
    const query = {
      q: city === null ? name : `${name} ${city}`,
      ...(postalCode === null ? {} : { code_postal: postalCode }),
      limite_matching_etablissements: String(establishmentsPerCompany),
      page: '1',
      per_page: String(companiesPerSearch),
    }
    const { results } = await this.service.json(search, SearchAnswer, { query })
    const found = results.flatMap(({ nom_complet, siege, matching_etablissements }) => {
      const matching = matching_etablissements ?? []
      // A company that is known by its own name alone comes with its head office.
      const office = siege && (postalCode === null || siege.code_postal === postalCode) ? [siege] : []
      return (matching.length > 0 ? matching : office).map(answer => establishmentOf(nom_complet, answer))
    })
    return [...found.filter(({ open }) => open), ...found.filter(({ open }) => !open)]
  }

  /**
   * The legal unit with this SIREN, null when the register knows none.
   * @throws OutsideServiceError
   */
  async findLegalUnit(siren: string, signal?: AbortSignal): Promise<LegalUnit | null> {
    const { results } = await this.service.json(search, SearchAnswer, { query: question(siren), signal })
    const unit = results.find(result => result.siren === siren)
    return unit ? { siren, name: unit.nom_complet, ...addressOf(unit.siege) } : null
  }
}

/** Client of the State's register of companies, with the protocol of `recherche-entreprises.api.gouv.fr`. */
import { z } from 'zod'
import type { OutsideService } from './outside-service.ts'

/** A text of the register; null when the company does not publish it. */
const PublicText = z
  .string()
  .nullish()
  .transform(text => (!text || text.includes('NON-DIFFUSIBLE') ? null : text))

const EstablishmentAnswer = z.object({
  siret: z.string(),
  adresse: PublicText,
  code_postal: PublicText,
  /** INSEE code. */
  commune: PublicText,
  libelle_commune: PublicText,
  etat_administratif: z.string().nullish(),
  liste_enseignes: z.array(z.string()).nullish(),
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
}

/** A legal unit, at the address of its head office. */
export interface LegalUnit extends CompanyAddress {
  readonly siren: string
  readonly name: string | null
}

const search = '/search'
const question = (number: string) => ({ q: number, etat_administratif: 'A', page: '1', per_page: '1' })

const addressOf = (answer: z.output<typeof EstablishmentAnswer> | null | undefined): CompanyAddress => ({
  address: answer?.adresse ?? null,
  city: answer?.libelle_commune ?? null,
  cityInseeCode: answer?.commune ?? null,
  postalCode: answer?.code_postal ?? null,
})

export class CompanyRegister {
  private readonly service: OutsideService

  constructor(service: OutsideService) {
    this.service = service
  }

  /**
   * The establishment with this SIRET; null when the register knows none, or cannot tell which.
   * @throws OutsideServiceError
   */
  async findEstablishment(siret: string, signal?: AbortSignal): Promise<Establishment | null> {
    const { results } = await this.service.json(search, SearchAnswer, { query: question(siret), signal })
    const matches = results.flatMap(({ nom_complet, matching_etablissements }) =>
      (matching_etablissements ?? []).map(establishment => ({ nom_complet, establishment })),
    )
    const [match, other] = matches.filter(({ establishment }) => establishment.siret === siret)
    if (!match || other) return null
    const { nom_complet, establishment } = match
    const open = establishment.etat_administratif === 'A'
    const sign = open ? establishment.liste_enseignes?.[0] : undefined
    return { siret, name: sign || nom_complet, open, ...addressOf(establishment) }
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

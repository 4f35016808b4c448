import { searchKey } from '@ma-cantine/lib/lists/search-key'
import type { InventedEstablishment } from './establishments.ts'
import type { Answer } from './outside-stand-in.ts'

const sirenLength = 9
const shortestQuestion = 3

/** Answers `/search` with the protocol of the company register: a number, or words of names and addresses. */
export function searchCompanies(establishments: readonly InventedEstablishment[], question: URLSearchParams): Answer {
  const q = question.get('q') ?? ''
  const postalCode = question.get('code_postal')
  if (postalCode !== null && !/^\d{5}$/.test(postalCode))
    return refusal('Valeur incorrecte : le code postal est invalide.')
  if (q.length < shortestQuestion && postalCode === null) {
    return refusal('3 caractères minimum pour les termes de la requête (ou utilisation d’au moins un filtre)')
  }
  const page = Number(question.get('page') ?? 1)
  const perPage = Number(question.get('per_page') ?? 10)
  if (perPage > 25) return refusal('Veuillez indiquer un paramètre `per_page` entre `1` et `25`.')
  const limit = Number(question.get('limite_matching_etablissements') ?? 10)
  const companies = companiesOf(establishments)
    .filter(company => question.get('etat_administratif') !== 'A' || company.some(isOpen))
    .flatMap(company => {
      const [office] = company
      if (!office) return []
      const matching = company.filter(establishment => matches(establishment, q, postalCode))
      return matching.length > 0 || office.siret.startsWith(q) ? [{ office, matching }] : []
    })
    // Digits find a complete SIRET or SIREN; other beginnings of a number find nothing.
    .filter(({ matching }) => !/^\d+$/.test(q) || q.length === sirenLength || matching.length > 0)
  const results = companies.slice((page - 1) * perPage, page * perPage).map(({ office, matching }) => ({
    siren: office.siret.slice(0, sirenLength),
    nom_complet: office.company,
    siege: establishmentAnswer(office),
    matching_etablissements: matching.slice(0, limit).map(establishmentAnswer),
  }))
  const totals = {
    total_results: companies.length,
    page,
    per_page: perPage,
    total_pages: Math.ceil(companies.length / perPage),
  }
  return { type: 'application/json', text: JSON.stringify({ results, ...totals }) }
}

const isOpen = ({ open }: InventedEstablishment): boolean => open !== false

const companiesOf = (establishments: readonly InventedEstablishment[]): InventedEstablishment[][] => [
  ...Map.groupBy(establishments, ({ siret }) => siret.slice(0, sirenLength)).values(),
]

function matches(establishment: InventedEstablishment, q: string, postalCode: string | null): boolean {
  if (postalCode !== null && establishment.postalCode !== postalCode) return false
  if (/^\d+$/.test(q)) return establishment.siret === q
  const words = searchKey([establishment.company, ...(establishment.signs ?? []), establishment.address].join(' '))
  return searchKey(q)
    .split(/\s+/)
    .every(word => words.includes(word))
}

const establishmentAnswer = (establishment: InventedEstablishment) => ({
  siret: establishment.siret,
  adresse: establishment.address,
  code_postal: establishment.postalCode,
  commune: establishment.cityInseeCode,
  libelle_commune: establishment.city,
  etat_administratif: isOpen(establishment) ? 'A' : 'F',
  date_fermeture: establishment.closingDate ?? null,
  liste_enseignes: establishment.signs ?? null,
  latitude: establishment.latitude ?? null,
  longitude: establishment.longitude ?? null,
})

const refusal = (erreur: string): Answer => ({
  status: 400,
  type: 'application/json',
  text: JSON.stringify({ erreur }),
})

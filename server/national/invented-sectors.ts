import type { LineMinistry } from '@ma-cantine/lib/canteens/ministries'
import type { EconomicModel } from '@ma-cantine/lib/canteens/production'
import { idOfSector, needsLineMinistry2026, type SectorCode } from '@ma-cantine/lib/canteens/sectors'
import type { Dice } from './dice.ts'

/** What is plausible for a canteen of a sector. */
interface SectorFacts {
  readonly code: SectorCode
  /** Canteens of a hundred or so. */
  readonly weight: number
  readonly mealsADay: number
  readonly openDays: number
  /** The share of public ones. */
  readonly publicShare: number
  readonly ministries?: readonly LineMinistry[]
}

const facts: readonly SectorFacts[] = [
  { code: 'education_primaire', weight: 32, mealsADay: 120, openDays: 140, publicShare: 0.92 },
  { code: 'education_secondaire_college', weight: 11, mealsADay: 420, openDays: 145, publicShare: 0.85 },
  { code: 'education_secondaire_lycee', weight: 6, mealsADay: 700, openDays: 170, publicShare: 0.85 },
  { code: 'education_enseignement_agricole', weight: 1, mealsADay: 350, openDays: 170, publicShare: 0.7 },
  { code: 'education_autre', weight: 1.5, mealsADay: 110, openDays: 160, publicShare: 0.5 },
  {
    code: 'education_superieur_universitaire',
    weight: 1.5,
    mealsADay: 650,
    openDays: 190,
    publicShare: 0.97,
    ministries: ['enseignement_superieur'],
  },
  { code: 'social_creche', weight: 11, mealsADay: 35, openDays: 225, publicShare: 0.6 },
  { code: 'social_ehpad', weight: 12, mealsADay: 160, openDays: 365, publicShare: 0.5 },
  { code: 'social_ime', weight: 2.5, mealsADay: 90, openDays: 210, publicShare: 0.2 },
  { code: 'social_esat', weight: 1.5, mealsADay: 110, openDays: 220, publicShare: 0.2 },
  { code: 'social_autre', weight: 2, mealsADay: 70, openDays: 340, publicShare: 0.4 },
  { code: 'social_pjj', weight: 0.3, mealsADay: 25, openDays: 340, publicShare: 1, ministries: ['justice'] },
  { code: 'sante_hopital', weight: 3.5, mealsADay: 900, openDays: 365, publicShare: 0.85 },
  { code: 'sante_clinique', weight: 1.2, mealsADay: 280, openDays: 365, publicShare: 0 },
  { code: 'sante_autre', weight: 1.5, mealsADay: 150, openDays: 365, publicShare: 0.4 },
  { code: 'entreprise_entreprise', weight: 4, mealsADay: 260, openDays: 225, publicShare: 0.05 },
  { code: 'entreprise_inter_entreprise', weight: 1, mealsADay: 520, openDays: 225, publicShare: 0.05 },
  {
    code: 'administration_administratif_des_collectivites',
    weight: 1.5,
    mealsADay: 190,
    openDays: 220,
    publicShare: 1,
  },
  {
    code: 'administration_administratif',
    weight: 0.8,
    mealsADay: 210,
    openDays: 220,
    publicShare: 1,
    ministries: ['economie', 'interieur', 'administration_territoriale', 'ecologie'],
  },
  {
    code: 'administration_inter_administratif',
    weight: 0.5,
    mealsADay: 480,
    openDays: 220,
    publicShare: 1,
    ministries: ['economie', 'administration_territoriale'],
  },
  {
    code: 'administration_armee',
    weight: 0.7,
    mealsADay: 540,
    openDays: 330,
    publicShare: 1,
    ministries: ['armee', 'interieur'],
  },
  {
    code: 'administration_prison',
    weight: 0.4,
    mealsADay: 620,
    openDays: 365,
    publicShare: 1,
    ministries: ['justice'],
  },
  {
    code: 'administration_etablissement_public',
    weight: 0.6,
    mealsADay: 230,
    openDays: 220,
    publicShare: 1,
    ministries: ['culture', 'agriculture', 'sante', 'travail', 'mer', 'sport'],
  },
  { code: 'loisir_centre_vacances', weight: 1, mealsADay: 110, openDays: 130, publicShare: 0.4 },
  { code: 'loisir_autre', weight: 0.8, mealsADay: 80, openDays: 120, publicShare: 0.5 },
  { code: 'autres_autre', weight: 0.7, mealsADay: 90, openDays: 200, publicShare: 0.4 },
]

/** Chosen among all, by their weight. */
export const chooseSector = (dice: Dice): SectorFacts => dice.pickWeighted(facts)

/** Those of a kitchen that delivers to schools and nurseries. */
export const schoolSectors: readonly SectorCode[] = ['education_primaire', 'social_creche']

export const factsOf = (code: SectorCode): SectorFacts => facts.find(known => known.code === code) as SectorFacts

export function ministryOf(dice: Dice, economicModel: EconomicModel, sectors: readonly SectorFacts[]) {
  if (
    !needsLineMinistry2026(
      economicModel,
      sectors.map(({ code }) => idOfSector(code)),
    )
  )
    return null
  return dice.pick(sectors.flatMap(({ ministries = [] }) => ministries))
}

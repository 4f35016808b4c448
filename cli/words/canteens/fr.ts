import type { Problem } from '../../problems/problem.ts'

type Sentences = Omit<Problem, 'code'>

const number = (value: number): string => value.toLocaleString('fr-FR')
const q = (text: string): string => `« ${text} »`

/** The words of the list, the details and the export of canteens. */
export const canteensFr = {
  none: 'Vous ne gérez encore aucune cantine.',
  noneFound: (search: string): string => `Aucune de vos cantines ne correspond à ${q(search)}.`,
  hidden: (count: number): string =>
    count > 1
      ? `${number(count)} autres cantines ne sont pas montrées : --limit en montre plus.`
      : '1 autre cantine n’est pas montrée : --limit en montre plus.',
  listMore: 'Pour en voir une : ma-cantine canteens show NUMÉRO — pour les exporter : ma-cantine canteens export',
  numbered: (id: number): string => `n° ${id}`,
  complete: 'complète',
  incomplete: (count: number): string =>
    count > 1 ? `à compléter (${number(count)} informations)` : 'à compléter (1 information)',
  detail: (label: string, value: string | number): string =>
    `${label} : ${typeof value === 'number' ? number(value) : value}`,
  labels: {
    managementType: 'Mode de gestion',
    economicModel: 'Modèle économique',
    sectors: 'Secteurs',
    lineMinistry: 'Ministère de tutelle',
    dailyMealCount: 'Repas par jour',
    yearlyMealCount: 'Repas par an',
    satelliteCanteensCount: 'Cantines livrées',
    centralProducerSiret: 'SIRET du livreur',
    managers: 'Gestionnaires',
  },
  exported: (file: string): string => `Les cantines sont écrites dans ${file}.`,
  leftOut: (count: number): string =>
    count > 1
      ? `${number(count)} cantines sans SIRET n’y figurent pas : le fichier d’import reconnaît une cantine à son SIRET.`
      : '1 cantine sans SIRET n’y figure pas : le fichier d’import reconnaît une cantine à son SIRET.',
  badNumber: (text: string): Sentences => ({
    message: `${q(text)} n’est ni le numéro d’une cantine ni un SIRET.`,
    advice: 'La liste de vos cantines donne leurs numéros : ma-cantine canteens',
  }),
  unknown: (detail: string): Sentences => ({
    message: detail,
    advice: 'La liste de vos cantines donne leurs numéros : ma-cantine canteens',
  }),
  unknownSiret: (siret: string): Sentences => ({
    message: `Aucune de vos cantines n’a le SIRET ${siret}.`,
    advice: 'La liste de vos cantines donne leurs numéros : ma-cantine canteens',
  }),
}

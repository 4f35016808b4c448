/**
 * Line ministries, in the order that lists show them: `value` is stored and sent, `name` is shown and written in files.
 */
export const ministries = [
  { value: 'affaires_etrangeres', name: 'Affaires étrangères' },
  { value: 'agriculture', name: 'Agriculture, Alimentation et Forêts' },
  { value: 'armee', name: 'Armées' },
  { value: 'territoires', name: 'Cohésion des territoires - Relations avec les collectivités territoriales' },
  { value: 'culture', name: 'Culture' },
  { value: 'economie', name: 'Économie et finances' },
  { value: 'jeunesse', name: 'Éducation et Jeunesse' },
  { value: 'enseignement_superieur', name: 'Enseignement supérieur et Recherche' },
  { value: 'ecologie', name: 'Environnement' },
  { value: 'transformation', name: 'Fonction Publiques' },
  { value: 'interieur', name: 'Intérieur et Outre-mer' },
  { value: 'justice', name: 'Justice' },
  { value: 'mer', name: 'Mer' },
  { value: 'administration_territoriale', name: "Préfecture - Administration Territoriale de l'État (ATE)" },
  { value: 'autorites_independantes', name: 'Présidence de la république - Autorités indépendantes (AAI, API)' },
  { value: 'premier_ministre', name: 'Services du Premier Ministre' },
  { value: 'sante', name: 'Santé et Solidarités' },
  { value: 'sport', name: 'Sport' },
  { value: 'travail', name: 'Travail' },
] as const

export type LineMinistry = (typeof ministries)[number]['value']

export function findMinistry(name: string): LineMinistry | null {
  return ministries.find(ministry => ministry.name === name)?.value ?? null
}

export const ministryName = (value: LineMinistry | null): string =>
  ministries.find(ministry => ministry.value === value)?.name ?? ''

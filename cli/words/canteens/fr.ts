import { number, plural } from '@ma-cantine/lib/messages/french'
import type { Sentences } from '../../problems/problem.ts'
import { quoteFr as q } from '../quotes.ts'

/** The words of the list, the details and the export of canteens. */
export const canteensFr = {
  none: 'Vous ne gérez encore aucune cantine.',
  noneFound: ({ search = '' }: { readonly search?: string }): string =>
    `Aucune de vos cantines ne correspond à ${q(search)}.`,
  hidden: (count: number): string =>
    plural(
      count,
      '1 autre cantine n’est pas montrée : --limit en montre plus.',
      `${number(count)} autres cantines ne sont pas montrées : --limit en montre plus.`,
    ),
  listMore: 'Pour en voir une : ma-cantine canteens show NUMÉRO — pour les exporter : ma-cantine canteens export',
  numbered: (id: number): string => `n° ${id}`,
  complete: 'complète',
  incomplete: (count: number): string =>
    plural(count, 'à compléter (1 information)', `à compléter (${number(count)} informations)`),
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
  leftOut: {
    '2025': (count: number): string =>
      plural(
        count,
        '1 cantine sans SIRET n’y figure pas : le fichier d’import reconnaît une cantine à son SIRET.',
        `${number(count)} cantines sans SIRET n’y figurent pas : le fichier d’import reconnaît une cantine à son SIRET.`,
      ),
    '2026-modifier': (count: number): string =>
      plural(
        count,
        '1 livreur de repas n’y figure pas : ce fichier d’import ne peut pas le modifier.',
        `${number(count)} livreurs de repas n’y figurent pas : ce fichier d’import ne peut pas les modifier.`,
      ),
  },
  badNumber: (text: string): Sentences => ({
    message: `${q(text)} n’est ni le numéro d’une cantine ni un SIRET.`,
    advice: 'La liste de vos cantines donne leurs numéros : ma-cantine canteens',
  }),
  notFound: (detail: string): Sentences => ({
    message: detail,
    advice: 'La liste de vos cantines donne leurs numéros : ma-cantine canteens',
  }),
  unknown: (siret: string): Sentences => ({
    message: `Aucune de vos cantines n’a le SIRET ${siret}.`,
    advice: 'La liste de vos cantines donne leurs numéros : ma-cantine canteens',
  }),
  noCanteen: (text: string): string =>
    `${q(text)} n’est ni un numéro de cantine ni un SIRET de 14 chiffres (« ma-cantine canteens » les donne).`,
  help: {
    reimportable: 'colonnes de l’import, à modifier et à importer à nouveau : format 2025 ou 2026-modifier',
    command: 'liste les cantines que vous gérez, en montre une ou les exporte',
    list: 'liste vos cantines, par nom',
    show: 'montre une cantine et ce que ses gestionnaires en disent',
    export: 'écrit vos cantines dans un fichier au format de l’import des cantines, à modifier et à importer à nouveau',
    search: 'mots du nom, ou chiffres du SIRET',
    number: 'numéro de la cantine, tel que « ma-cantine canteens » le donne, ou son SIRET',
    numberArgument: 'cantine',
    limit: 'nombre de cantines montrées',
    filter: 'numéro ou SIRET d’une cantine ; peut être répété, ou séparé par des virgules',
    exportOutput: 'écrit dans ce fichier (cantines.csv sinon), dont le nom donne le format ; - pour la sortie standard',
  },
}

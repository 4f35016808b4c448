import { formatDay } from '@ma-cantine/lib/messages/dates'
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
    satellitesCount: 'Cantines du groupe',
    centralProducerSiret: 'SIRET du livreur',
    groupe: 'Groupe',
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
  group: {
    confirmByOption: {
      message: 'Rien n’a changé : personne n’est là pour confirmer.',
      advice: 'Regardez d’abord avec --dry-run ce qui changerait, puis ajoutez --yes.',
    },
    notConfirmed: { message: 'Rien n’a changé.', advice: '' },
    nothingDone: 'Rien n’a changé. Pour le faire, retirez --dry-run.',
    noGroup: (name: string): Sentences => ({ message: `${q(name)} n’est pas un groupe de cantines.`, advice: '' }),
    alreadyGroup: (name: string): Sentences => ({
      message: `${q(name)} est déjà un groupe de cantines.`,
      advice: 'Pour annuler sa conversion : ma-cantine canteens undo-group NUMÉRO',
    }),
    notInGroup: (name: string): Sentences => ({ message: `${q(name)} ne fait partie d’aucun groupe.`, advice: '' }),
    toConvert: 'à convertir en groupe',
    toUndo: 'à rendre au livreur de repas d’avant',
    toLeave: 'à retirer de son groupe',
    siren: (siren: string): string => `Le groupe porte le SIREN ${siren}.`,
    loses: 'Sa fiche perd :',
    emptied: {
      siret: 'le numéro SIRET',
      place: 'l’adresse',
      economicModel: 'le modèle économique',
      sectors: 'les secteurs',
      lineMinistry: 'le ministère de tutelle',
      satelliteCanteensCount: 'le nombre de cantines livrées',
    },
    satellites: (count: number): string =>
      plural(count, '1 cantine rejoint le groupe :', `${number(count)} cantines rejoignent le groupe :`),
    site: (name: string, siret: string): string =>
      `La cantine ${q(name)} est créée dans le groupe : elle garde le SIRET ${siret} et le lieu de consommation.`,
    lacksDaily: 'Il faudra donner le nombre de repas par jour du groupe.',
    told: (count: number): string =>
      plural(
        count,
        'L’équipe d’1 cantine en est prévenue par e-mail.',
        `Les équipes de ${number(count)} cantines en sont prévenues par e-mail.`,
      ),
    until: (day: string): string => `La conversion s’annule jusqu’au ${formatDay(day, 'fr')} inclus.`,
    satellitesBack: (count: number): string =>
      plural(
        count,
        '1 cantine redevient satellite du livreur de repas :',
        `${number(count)} cantines redeviennent satellites du livreur de repas :`,
      ),
    siteGone: (name: string): string => `La cantine ${q(name)}, créée par la conversion, disparaît.`,
    leaves: (group: string): string => `Elle quitte le groupe ${q(group)}, dont l’équipe est prévenue par e-mail.`,
    convertQuestion: (name: string): string => `Convertir ${q(name)} en groupe ? [o/N] `,
    undoQuestion: (name: string): string => `Annuler la conversion de ${q(name)} ? [o/N] `,
    leaveQuestion: (name: string): string => `Retirer ${q(name)} de son groupe ? [o/N] `,
    converted: (name: string): string =>
      `${q(name)} est maintenant un groupe. Pour annuler, pendant 30 jours : ma-cantine canteens undo-group NUMÉRO`,
    undone: (name: string): string => `${q(name)} est de nouveau un livreur de repas.`,
    left: (name: string): string => `${q(name)} ne fait plus partie de son groupe.`,
    help: {
      convert: 'convertit un livreur de repas en groupe de cantines',
      undo: 'annule la conversion en groupe d’un livreur de repas',
      leave: 'quitte le groupe dont une cantine fait partie',
      dryRun: 'dit ce qui changerait, et ne change rien',
      yes: 'ne demande pas de confirmation, pour les scripts',
      nameArgument: 'nom',
      countArgument: 'nombre',
      siteName: 'nom de la cantine qui garde le lieu de consommation du livreur de repas',
      siteMeals: 'nombre de repas que cette cantine sert par an, sans ceux qui sont livrés',
      json: `Avec --json :
  { ok, server, canteen } ;
  avec --dry-run : { ok, server, dryRun, conversion }, ou { ok, server, dryRun, group } pour leave-group.`,
    },
  },
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

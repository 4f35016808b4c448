import { number, plural } from '@ma-cantine/lib/messages/french'
import type { PendingAction, ReadinessCounts } from '@ma-cantine/lib/teledeclaration/pending-actions'
import type { Sentences } from '../../problems/problem.ts'

/** The words of the declaration of reports. */
export const declareFr = {
  countOf: (done: number, total: number | null): string =>
    total === null ? `${number(done)} cantines` : `${number(done)} sur ${number(total)} cantines`,
  none: 'Vous ne gérez aucune cantine parmi celles-ci.',
  allReady: (count: number, year: number): string =>
    plural(
      count,
      `La cantine est prête pour la télédéclaration du bilan ${year}.`,
      `Les ${number(count)} cantines sont prêtes pour la télédéclaration du bilan ${year}.`,
    ),
  someReady: ({ ready, done, waiting, lacking, all, 'too-late': late }: ReadinessCounts, year: number): string =>
    [
      `Prêtes pour la télédéclaration du bilan ${year} : ${number(ready)} sur ${number(all)}.`,
      done > 0 && `Télédéclarées : ${number(done)}.`,
      waiting > 0 && `En attente du livreur de repas : ${number(waiting)}.`,
      late > 0 && `Non télédéclarées à temps : ${number(late)}.`,
      lacking > 0 && 'Il manque :',
    ]
      .filter(Boolean)
      .join(' '),
  howToDeclare: 'Pour télédéclarer : ma-cantine declare --honour-statement',
  actions: {
    '10_add_satellites': 'cantines livrées à compléter',
    '18_prefill_diagnostic': 'bilan à créer ; des achats peuvent le remplir',
    '20_create_diagnostic': 'bilan à créer',
    '30_fill_diagnostic': 'bilan à compléter',
    '35_fill_canteen_data': 'description de la cantine à compléter',
    '36_fill_satellite_canteen_data': 'cantines du groupe à compléter',
    '40_teledeclare': 'prête à télédéclarer',
    '45_did_not_teledeclare': 'prête, mais non télédéclarée',
    '90_nothing_satellite': 'en attente de la télédéclaration du livreur de repas',
    '91_nothing_satellite_teledeclared': 'télédéclarée par le livreur de repas',
    '95_nothing': 'télédéclarée',
  } satisfies Record<PendingAction, string>,
  advice: {
    '10_add_satellites': 'Le nombre de cantines livrées que vous annoncez doit être celui des cantines rattachées.',
    '18_prefill_diagnostic': 'Ouvrez la cantine sur le site et créez son bilan à partir des achats.',
    '20_create_diagnostic': 'Ouvrez la cantine sur le site et créez son bilan, ou importez-le.',
    '30_fill_diagnostic':
      'Donnez les montants qui manquent dans la mesure « Qualité des produits » du bilan, 0 s’il n’y a pas d’achat ; une cuisine centrale dit aussi ce qu’elle déclare.',
    '35_fill_canteen_data': 'Complétez la cantine sur le site, ou par l’import de cantines.',
    '36_fill_satellite_canteen_data': 'Complétez les cantines du groupe sur le site, ou par l’import de cantines.',
  } satisfies Partial<Record<PendingAction, string>>,
  missing: (fields: string): string => `Il manque : ${fields}`,
  satellites: (announced: number): string =>
    plural(
      announced,
      `${number(announced)} cantine livrée annoncée`,
      `${number(announced)} cantines livrées annoncées`,
    ),
  nothingToDeclare: (year: number): string => `Aucun bilan ${year} n’est à télédéclarer en ce moment.`,
  honour: (count: number, year: number): string =>
    plural(
      count,
      `Attestez-vous sur l’honneur que les données ${year} de cette cantine sont exactes ? (oui/non) `,
      `Attestez-vous sur l’honneur que les données ${year} de ces ${number(count)} cantines sont exactes ? (oui/non) `,
    ),
  notStated: {
    message: 'Rien n’est télédéclaré sans attestation sur l’honneur.',
    advice: 'Ajoutez --honour-statement pour attester que les données sont exactes.',
  } as Sentences,
  declared: 'télédéclarée',
  refused: 'non télédéclarée',
  interrupted: (done: number, count: number): string =>
    `Interrompu : ${number(done)} sur ${number(count)} télédéclarées. Relancez la commande : elle reprend où elle s’est arrêtée.`,
  closing: (done: number, count: number): string => `Télédéclarées : ${number(done)} sur ${number(count)}.`,
  notFound: (detail: string): Sentences => ({ message: detail, advice: 'Vérifiez le numéro de la cantine.' }),
  help: {
    declare: 'télédéclare les bilans prêts des cantines que l’on gère, et dit ce qui manque aux autres',
    run: 'télédéclare tous les bilans prêts, un par un ; relancée, la commande reprend où elle s’est arrêtée',
    check: 'dit quelles cantines sont prêtes, et ce qui manque aux autres ; code 1 s’il manque quelque chose',
    year: 'année du bilan (l’an dernier sinon)',
    canteen: 'numéro ou SIRET d’une cantine ; à répéter pour plusieurs (toutes sinon)',
    honour: 'atteste sur l’honneur que les données sont exactes ; demandé dans un terminal sinon',
    checkJson:
      'Avec --json : { ok, server, year, count, ready, done, lacking: [ { id, name, siret, action, missing } ] }.',
    runJson:
      'Avec --json : { ok, server, year, count, declared: [ { id, name, siret } ], refused: [ { id, name, siret, reason } ] }.',
  },
}

import type { AmountProperty } from '../diagnostics/amount-properties.ts'
import { diagnosticRuleMessages } from '../diagnostics/diagnostic-rule-messages.ts'
import type { DiagnosticRuleCode } from '../diagnostics/diagnostic-rules.ts'
import type { Locale } from '../messages/locale.ts'
import { en } from '../table-messages/en-words.ts'
import { errorMessages } from '../table-messages/error-messages.ts'
import { fr } from '../table-messages/fr-words.ts'
import type { DeclarationCheck } from '../teledeclaration/declaration-checks.ts'
import { refusalOfCheck, teledeclarationRefusals } from '../teledeclaration/teledeclaration-refusals.ts'
import { type FileKind, fileKinds } from './file-kind.ts'
import { chooserWords } from './import-chooser-words.ts'
import type { ImportErrorCode } from './import-error.ts'
import { outcomeOfKind } from './import-outcome.ts'
import { importPaths } from './import-paths.ts'
import { kindWords } from './kind-words.ts'

const brokenRule = (code: string | undefined, locale: Locale): string =>
  diagnosticRuleMessages.wordings[locale][code as DiagnosticRuleCode].title

/** The sentence of what refuses a declaration: its code, then the year of the campaign for another one, or what is missing. */
function objection(expected: string | undefined, locale: Locale): string {
  const [code, ...parameters] = (expected ?? '').split(' ')
  const refusal =
    code === 'other-year'
      ? teledeclarationRefusals('other-year', Number(parameters[0]))
      : refusalOfCheck(code as DeclarationCheck['code'], parameters as AmountProperty[])
  return refusal.in(locale)
}

/** What names the canteen of a row, by the column of the error. */
const keyNames = {
  fr: (field: string | null) => (field === 'cantine_id' ? 'l’identifiant' : 'le SIRET'),
  en: (field: string | null) => (field === 'cantine_id' ? 'the id' : 'the SIRET'),
}

/** The kind whose schema has the given name, without loading its table. */
const kindNamed = (schemaName: string | null | undefined): FileKind =>
  fileKinds.find(kind => schemaName?.replace(/^import-/, '') === kind.replaceAll('_', '-')) ?? 'achats'

/** The sentences of the errors of a file that depend on stored data or on the caller. */
export const importErrorMessages = errorMessages<ImportErrorCode>(
  {
    'unknown-canteen': {
      title: 'Cantine inconnue',
      message: ({ value, field }) =>
        `Aucune cantine n’a ${field === 'cantine_id' ? 'l’identifiant' : 'le numéro SIRET'} ${fr.quote(value)}.`,
      advice: ({ field }) =>
        field === 'cantine_id'
          ? 'Vérifiez ce numéro : c’est celui que donne l’adresse de la page de la cantine.'
          : 'Vérifiez le numéro, ou importez d’abord cette cantine.',
    },
    'canteen-exists': {
      title: 'Cantine déjà enregistrée',
      message: ({ value }) => `Une cantine est déjà enregistrée avec le numéro SIRET ${fr.quote(value)}.`,
      advice: () =>
        'Retirez la ligne du fichier. Si vous gérez cette cantine, changez-la avec le fichier des cantines à modifier ; sinon, demandez à son équipe de vous ajouter à ses gestionnaires.',
    },
    'siret-taken': {
      title: 'SIRET d’une autre cantine',
      message: ({ value }) => `Une autre cantine est enregistrée avec le numéro SIRET ${fr.quote(value)}.`,
      advice: () =>
        'Vérifiez le numéro et l’identifiant de la ligne. Pour échanger les SIRET de deux cantines, changez-les l’une après l’autre dans leurs pages.',
    },
    'unknown-group': {
      title: 'Groupe inconnu',
      message: ({ value }) => `Vous ne gérez aucun groupe dont l’identifiant est ${fr.quote(value)}.`,
      advice: () =>
        'L’identifiant d’un groupe se lit dans l’adresse de sa page ; sans groupe, laissez la cellule vide.',
    },
    'group-declared': {
      title: 'Groupe télédéclaré',
      message: ({ value }) =>
        `Le groupe ${fr.quote(value)} a fait sa télédéclaration pour la campagne en cours : ses cantines ne changent pas avant qu’elle finisse.`,
      advice: () =>
        'Remettez dans la cellule le groupe actuel de la cantine, ou annulez d’abord la télédéclaration du groupe.',
    },
    'central-kitchen': {
      title: 'Livreur de repas',
      message: ({ value }) =>
        `La cantine dont l’identifiant est ${fr.quote(value)} livre des repas à d’autres : ce fichier ne peut pas la modifier.`,
      advice: () => 'Retirez la ligne du fichier, et modifiez cette cantine dans sa page.',
    },
    'not-manager': {
      title: 'Cantine gérée par une autre équipe',
      message: ({ value, field }) => `Vous ne gérez pas la cantine dont ${keyNames.fr(field)} est ${fr.quote(value)}.`,
      advice: () => 'Demandez à l’équipe de la cantine de vous ajouter à ses gestionnaires.',
    },
    'not-requested-canteen': {
      title: 'Établissement non demandé',
      message: ({ value }) => `Cette demande ne porte pas sur l’établissement dont le SIRET est ${fr.quote(value)}.`,
      advice: () =>
        'Retirez ses lignes du fichier ; si le SIRET est faux, corrigez-le d’après la liste des établissements de la demande.',
    },
    'before-requested-period': {
      title: 'Avant la période demandée',
      message: ({ value, expected: firstDay }) =>
        `La période de la ligne commence le ${fr.quote(value)}, avant celle de la demande, qui commence le ${fr.quote(firstDay)}.`,
      advice: () => 'Ne gardez que ce qui a été livré pendant la période demandée.',
    },
    'after-requested-period': {
      title: 'Après la période demandée',
      message: ({ value, expected: lastDay }) =>
        `La période de la ligne finit le ${fr.quote(value)}, après celle de la demande, qui finit le ${fr.quote(lastDay)}.`,
      advice: () => 'Ne gardez que ce qui a été livré pendant la période demandée.',
    },
    'outside-token': {
      title: 'Cantine hors du jeton d’accès',
      message: ({ value, field }) =>
        `Ce jeton d’accès est limité à d’autres cantines que celle dont ${keyNames.fr(field)} est ${fr.quote(value)}.`,
      advice: () => 'Retirez ses lignes du fichier, ou importez-le avec un jeton d’accès qui couvre cette cantine.',
    },
    'staff-columns': {
      title: 'Colonnes réservées',
      message: ({ value }) => `La colonne ${fr.quote(value)} est réservée à l’administration du service.`,
      advice: () => 'Supprimez du fichier les colonnes dont le nom commence par « admin_ ».',
    },
    'staff-file': {
      title: 'Fichier réservé',
      message: () => 'Seule l’administration du service peut importer un fichier de gestionnaires à ajouter.',
      advice: () =>
        'Pour ajouter une personne à l’équipe d’une cantine que vous gérez, indiquez son adresse dans la page de la cantine.',
    },
    'duplicate-file': {
      title: 'Fichier déjà importé',
      message: ({ expected: count }) => `Ce fichier a déjà été utilisé pour importer des achats (${count}).`,
      advice: () => 'Si vous avez choisi le mauvais fichier, prenez le bon ; sinon, il n’y a rien à faire.',
    },
    'disagrees-with-stored': {
      title: 'Désaccord avec le bilan enregistré',
      message: ({ value: year, expected: code }) =>
        `Complétés par ceux qui sont déjà enregistrés pour ${year}, les montants de la ligne ne s’accordent plus : ${fr.quote(brokenRule(code, 'fr'))}.`,
      advice: () =>
        'Une cellule vide garde le montant enregistré : indiquez tous ceux qui changent, et 0 pour ceux qui n’ont plus lieu d’être.',
    },
    'declared-diagnostic': {
      title: 'Bilan télédéclaré',
      message: ({ value: year }) =>
        `Le bilan ${year} de cette cantine a été télédéclaré : il ne peut pas être modifié.`,
      advice: () => 'Retirez la ligne du fichier, ou annulez d’abord la télédéclaration.',
    },
    'campaign-closed': {
      title: 'Campagne de télédéclaration fermée',
      message: () => 'Aucune campagne de télédéclaration n’est ouverte : le bilan ne peut pas être télédéclaré.',
      advice: () =>
        'Écrivez « brouillon », ou laissez la cellule vide : le bilan sera enregistré sans être télédéclaré.',
    },
    'declaration-refused': {
      title: 'Bilan impossible à télédéclarer',
      message: ({ expected }) => `Le bilan ne peut pas être télédéclaré. ${objection(expected, 'fr')}`,
      advice: () =>
        'Corrigez ce qui s’y oppose, ou écrivez « brouillon » : le bilan sera enregistré sans être télédéclaré.',
    },
    'data-moved': {
      title: 'Données modifiées entre-temps',
      message: () =>
        'Une cantine du fichier, ou l’un de ses bilans, a été modifié par une autre personne pendant l’import.',
      advice: () => 'Rien n’a été enregistré. Recommencez l’import.',
    },
    'similar-purchases': {
      title: 'Achats déjà enregistrés',
      message: ({ expected: count }) =>
        `Des lignes du fichier décrivent des achats qui sont déjà enregistrés (${count} en tout).`,
      advice: () =>
        'Rien n’a été enregistré. Retirez ces lignes du fichier, ou demandez à l’import de les laisser de côté (« similar=skip ») ou de les garder (« similar=allow »).',
    },
    'plan-of-another-file': {
      title: 'Autre fichier que celui de la simulation',
      message: () => 'Ce fichier n’est pas celui dont l’import a été simulé.',
      advice: () => 'Rien n’a été enregistré. Envoyez le fichier de la simulation, ou simulez l’import de celui-ci.',
    },
    'plan-expired': {
      title: 'Simulation expirée',
      message: () => 'La simulation de cet import a été faite il y a plus d’une heure.',
      advice: () => 'Rien n’a été enregistré. Simulez de nouveau l’import, puis confirmez-le.',
    },
    'plan-applied': {
      title: 'Simulation déjà appliquée',
      message: ({ expected: importId }) => `Cette simulation a déjà donné lieu à l’import n° ${importId}.`,
      advice: () => 'Il n’y a rien à faire : l’import n’a pas été fait une seconde fois.',
    },
    'plan-outdated': {
      title: 'Simulation dépassée',
      message: () => 'Des données ont changé depuis la simulation : l’import ne ferait plus ce qu’elle annonçait.',
      advice: () =>
        'Rien n’a été enregistré. Simulez de nouveau l’import pour voir ce qu’il ferait, puis confirmez-le.',
    },
    'unconfirmed-sender': {
      title: 'Adresse e-mail à confirmer',
      message: () =>
        'Ce fichier ajoute des gestionnaires, à qui un message serait envoyé, et votre adresse e-mail n’est pas encore confirmée.',
      advice: () =>
        'Suivez le lien du message que nous vous avons envoyé, ou demandez-en un autre depuis votre compte, puis recommencez l’import.',
    },
    'too-many-emails': {
      title: 'Trop de messages en un jour',
      message: ({ value: count }) =>
        `Les messages aux gestionnaires ajoutés par ce fichier (${count}) sont plus nombreux que ceux qui peuvent encore partir aujourd’hui. Si vous en avez envoyé peu, la plateforme en a déjà envoyé beaucoup : ce n’est pas de votre fait.`,
      advice: () =>
        'Rien n’a été enregistré. Laissez dans le fichier moins d’adresses de gestionnaires : vous ajouterez les autres un autre jour. Si vous avez envoyé peu de messages, réessayez demain.',
    },
    'missing-file': {
      title: 'Fichier absent',
      message: () => 'La requête ne contient pas de fichier.',
      advice: () => 'Envoyez le fichier dans la partie « file » d’une requête multipart/form-data.',
    },
    'other-kind': {
      title: 'Fichier d’un autre import',
      message: ({ value: found, expected: wanted }) =>
        `Ce fichier n’est pas celui de cet import. Attendu : ${kindWords.fr[kindNamed(wanted)].toLowerCase()} ; reçu : ${kindWords.fr[kindNamed(found)].toLowerCase()}.`,
      advice: ({ value: found }) => {
        const outcome = outcomeOfKind(kindNamed(found))
        return `Choisissez ${fr.quote(chooserWords.fr.outcomes[outcome].title)} ; par l’API, envoyez-le à l’adresse ${importPaths[outcome]}.`
      },
    },
    'file-format': {
      title: 'Format de fichier non accepté',
      message: ({ value }) => `Le fichier a été envoyé comme ${fr.quote(value)}.`,
      advice: () =>
        'Dans votre tableur, enregistrez le tableau au format « CSV UTF-8 », ou comme classeur, puis envoyez ce fichier, dont le nom se termine par .csv, .tsv, .xlsx ou .ods.',
    },
    'unreadable-upload': {
      title: 'Envoi interrompu',
      message: () => 'L’envoi du fichier s’est interrompu avant la fin.',
      advice: () => 'Rien n’a été enregistré. Recommencez l’import.',
    },
  },
  {
    'unknown-canteen': {
      title: 'Unknown canteen',
      message: ({ value, field }) => `No canteen has ${keyNames.en(field)} ${en.quote(value)}.`,
      advice: ({ field }) =>
        field === 'cantine_id'
          ? 'Check the number: it is the one in the address of the canteen’s page.'
          : 'Check the number, or import this canteen first.',
    },
    'canteen-exists': {
      title: 'Canteen already stored',
      message: ({ value }) => `A canteen is already stored with the SIRET ${en.quote(value)}.`,
      advice: () =>
        'Remove the row from the file. If you manage this canteen, change it with the file of canteens to change; otherwise, ask its team to add you to its managers.',
    },
    'siret-taken': {
      title: 'SIRET of another canteen',
      message: ({ value }) => `Another canteen is stored with the SIRET ${en.quote(value)}.`,
      advice: () =>
        'Check the number and the id of the row. To swap the SIRETs of two canteens, change them one after the other on their pages.',
    },
    'unknown-group': {
      title: 'Unknown group',
      message: ({ value }) => `You manage no group with the id ${en.quote(value)}.`,
      advice: () => 'The id of a group stands in the address of its page; without a group, leave the cell empty.',
    },
    'group-declared': {
      title: 'Group declared',
      message: ({ value }) =>
        `Group ${en.quote(value)} made its declaration in the campaign under way: its canteens do not change before it ends.`,
      advice: () =>
        'Put the present group of the canteen back into the cell, or cancel the declaration of the group first.',
    },
    'central-kitchen': {
      title: 'Meal deliverer',
      message: ({ value }) =>
        `The canteen with the id ${en.quote(value)} delivers meals to others: this file cannot change it.`,
      advice: () => 'Remove the row from the file, and change this canteen on its page.',
    },
    'not-manager': {
      title: 'Canteen of another team',
      message: ({ value, field }) => `You do not manage the canteen with ${keyNames.en(field)} ${en.quote(value)}.`,
      advice: () => 'Ask the canteen’s team to add you to its managers.',
    },
    'not-requested-canteen': {
      title: 'Establishment not requested',
      message: ({ value }) => `This request is not about the establishment whose SIRET is ${en.quote(value)}.`,
      advice: () =>
        'Remove its rows from the file; if the SIRET is wrong, correct it from the list of establishments of the request.',
    },
    'before-requested-period': {
      title: 'Before the requested period',
      message: ({ value, expected: firstDay }) =>
        `The period of the row begins on ${en.quote(value)}, before that of the request, which begins on ${en.quote(firstDay)}.`,
      advice: () => 'Keep only what was delivered during the requested period.',
    },
    'after-requested-period': {
      title: 'After the requested period',
      message: ({ value, expected: lastDay }) =>
        `The period of the row ends on ${en.quote(value)}, after that of the request, which ends on ${en.quote(lastDay)}.`,
      advice: () => 'Keep only what was delivered during the requested period.',
    },
    'outside-token': {
      title: 'Canteen outside the access token',
      message: ({ value, field }) =>
        `This access token is limited to other canteens than the one with ${keyNames.en(field)} ${en.quote(value)}.`,
      advice: () => 'Remove its rows from the file, or import it with an access token that covers this canteen.',
    },
    'staff-columns': {
      title: 'Reserved columns',
      message: ({ value }) => `The column ${en.quote(value)} is reserved for the staff of the service.`,
      advice: () => 'Remove the columns whose name starts with “admin_”.',
    },
    'staff-file': {
      title: 'Reserved file',
      message: () => 'Only the staff of the service may import a file of managers to add.',
      advice: () => 'To add a person to the team of a canteen that you manage, give their address on its page.',
    },
    'duplicate-file': {
      title: 'File already imported',
      message: ({ expected: count }) => `This file was already used to import purchases (${count}).`,
      advice: () => 'If you chose the wrong file, take the right one; otherwise there is nothing to do.',
    },
    'disagrees-with-stored': {
      title: 'At odds with the stored diagnostic',
      message: ({ value: year, expected: code }) =>
        `Completed by those already stored for ${year}, the amounts of the row no longer agree: ${en.quote(brokenRule(code, 'en'))}.`,
      advice: () =>
        'An empty cell keeps the stored amount: give all those that change, and 0 for those that are no more.',
    },
    'declared-diagnostic': {
      title: 'Declared diagnostic',
      message: ({ value: year }) => `The diagnostic of ${year} of this canteen was declared: it cannot be changed.`,
      advice: () => 'Remove the row from the file, or cancel the declaration first.',
    },
    'campaign-closed': {
      title: 'Declaration campaign closed',
      message: () => 'No declaration campaign is open: the diagnostic cannot be declared.',
      advice: () => 'Write “brouillon”, or leave the cell empty: the diagnostic is then stored without being declared.',
    },
    'declaration-refused': {
      title: 'Diagnostic impossible to declare',
      message: ({ expected }) => `The diagnostic cannot be declared. ${objection(expected, 'en')}`,
      advice: () =>
        'Correct what stands against it, or write “brouillon”: the diagnostic is then stored without being declared.',
    },
    'data-moved': {
      title: 'Data changed meanwhile',
      message: () => 'Somebody changed a canteen of the file, or one of its diagnostics, during the import.',
      advice: () => 'Nothing was stored. Start the import again.',
    },
    'similar-purchases': {
      title: 'Purchases already stored',
      message: ({ expected: count }) =>
        `Rows of the file describe purchases that are stored already (${count} in all).`,
      advice: () =>
        'Nothing was stored. Remove these rows from the file, or ask the import to leave them out (“similar=skip”) or to keep them (“similar=allow”).',
    },
    'plan-of-another-file': {
      title: 'Another file than that of the dry run',
      message: () => 'This file is not the one of the dry run.',
      advice: () => 'Nothing was stored. Send the file of the dry run, or do a dry run of this one.',
    },
    'plan-expired': {
      title: 'Dry run expired',
      message: () => 'The dry run of this import was more than an hour ago.',
      advice: () => 'Nothing was stored. Do the dry run again, then confirm it.',
    },
    'plan-applied': {
      title: 'Dry run already applied',
      message: ({ expected: importId }) => `This dry run was already carried out, by import no. ${importId}.`,
      advice: () => 'There is nothing to do: the import was not made a second time.',
    },
    'plan-outdated': {
      title: 'Dry run out of date',
      message: () => 'Data changed since the dry run: the import would no longer do what it said.',
      advice: () => 'Nothing was stored. Do the dry run again to see what would be done, then confirm it.',
    },
    'unconfirmed-sender': {
      title: 'E-mail address to confirm',
      message: () =>
        'This file adds managers, who would be sent a message, and your own e-mail address is not confirmed yet.',
      advice: () =>
        'Follow the link of the message that we sent you, or ask for another one from your account, then start the import again.',
    },
    'too-many-emails': {
      title: 'Too many messages in a day',
      message: ({ value: count }) =>
        `The messages to the managers that this file adds (${count}) are more than may still leave today. If you sent few, the service has already sent many: it is not your doing.`,
      advice: () =>
        'Nothing was stored. Leave fewer addresses of managers in the file: you will add the others another day. If you sent few messages, try again tomorrow.',
    },
    'missing-file': {
      title: 'No file',
      message: () => 'The request holds no file.',
      advice: () => 'Send the file as the part “file” of a multipart/form-data request.',
    },
    'other-kind': {
      title: 'File of another import',
      message: ({ value: found, expected: wanted }) =>
        `This file is not the one of this import. Expected: ${kindWords.en[kindNamed(wanted)].toLowerCase()}; received: ${kindWords.en[kindNamed(found)].toLowerCase()}.`,
      advice: ({ value: found }) => {
        const outcome = outcomeOfKind(kindNamed(found))
        return `Choose ${en.quote(chooserWords.en.outcomes[outcome].title)}; through the API, send it to ${importPaths[outcome]}.`
      },
    },
    'file-format': {
      title: 'File format not accepted',
      message: ({ value }) => `The file was sent as ${en.quote(value)}.`,
      advice: () =>
        'In your spreadsheet, save the table as “CSV UTF-8”, or as a workbook, then send that file, whose name ends in .csv, .tsv, .xlsx or .ods.',
    },
    'unreadable-upload': {
      title: 'Upload interrupted',
      message: () => 'The upload stopped before the end of the file.',
      advice: () => 'Nothing was stored. Start the import again.',
    },
  },
)

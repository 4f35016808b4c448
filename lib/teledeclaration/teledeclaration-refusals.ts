import type { AmountProperty } from '../diagnostics/amount-properties.ts'
import { catalogue, type Message } from '../messages/catalogue.ts'
import type { DeclarationCheck } from './declaration-checks.ts'
import { frDeclaredWords } from './declared-words.ts'
import { enDeclaredWords } from './en-declared-words.ts'
import { namesOfMissingAmounts } from './missing-amount-names.ts'

const isTotalAlone = (missing: readonly AmountProperty[]): boolean =>
  missing.every(property => property === 'valueTotalHt')

/** The objections to a declaration, in the order in which they are checked. */
export const teledeclarationRefusals = catalogue(
  {
    'unknown-diagnostic': 'Ce bilan n’existe pas.',
    'unknown-teledeclaration': 'Cette télédéclaration n’existe pas.',
    'unknown-proof': 'Aucune télédéclaration n’a ce code : ce n’est pas une preuve que le service a donnée.',
    'campaign-closed': 'Aucune campagne de télédéclaration n’est ouverte en ce moment.',
    'other-year': (year: number) => `La campagne ouverte en ce moment porte sur le bilan ${year}.`,
    'never-declared':
      'Pendant la période de correction, seul un bilan déjà télédéclaré pendant la campagne peut l’être à nouveau.',
    'missing-amounts': (missing: readonly AmountProperty[]) =>
      isTotalAlone(missing)
        ? 'Le total des achats manque : renseignez-le dans la mesure « Qualité des produits » du bilan.'
        : `Il manque des montants dans la mesure « Qualité des produits » du bilan : ${namesOfMissingAmounts(missing, frDeclaredWords, 'fr').join(' ; ')}. Renseignez-les, et écrivez 0 là où vous n’avez rien acheté.`,
    'no-mode':
      'Indiquez dans le bilan ce que vous déclarez pour les cantines livrées : toutes les mesures, ou les achats seuls.',
    'group-without-satellite': 'Ce groupe n’a aucune cantine : rattachez-lui ses satellites avant de télédéclarer.',
    'incomplete-group': 'La fiche du groupe est incomplète : complétez-la avant de télédéclarer.',
    'incomplete-satellites':
      'La fiche d’au moins une cantine du groupe est incomplète : complétez-la avant de télédéclarer.',
    'already-declared': 'Ce bilan est déjà télédéclaré : annulez sa télédéclaration avant de le corriger.',
    'reported-by-kitchen': 'Votre livreur de repas déclare déjà toutes les mesures pour votre cantine.',
    'declared-by-former-kitchen':
      'La cuisine ou le groupe qui vous livrait a déjà télédéclaré cette année pour votre cantine : demandez-lui d’annuler sa télédéclaration, puis déclarez la vôtre.',
    'satellites-declared': (names: readonly string[]) =>
      `Au moins une cantine que vous livrez est déjà télédéclarée pour cette année${names.length > 0 ? ` : ${names.join(', ')}` : ''}. Elle ne peut pas l’être deux fois : demandez que cette télédéclaration soit annulée, ou ne déclarez que ce qu’elle ne couvre pas.`,
    'not-declared': 'Ce bilan n’est pas télédéclaré.',
    'not-in-force': 'Cette télédéclaration n’est plus en vigueur : elle a été annulée.',
    'honour-statement-in-address':
      'Attestez sur l’honneur que les données sont exactes : ajoutez ?honour_statement=true à l’adresse de la demande.',
    'other-mode':
      'Le bilan de la cuisine centrale a changé depuis que vous avez lu ces informations, et ce que couvre votre télédéclaration avec lui.',
    'honour-statement':
      'Attestez sur l’honneur que les données sont exactes : la demande doit porter honourStatement, à la valeur true.',
  },
  {
    'unknown-diagnostic': 'This diagnostic does not exist.',
    'unknown-teledeclaration': 'This declaration does not exist.',
    'unknown-proof': 'No declaration has this code: this is not a proof that the service gave out.',
    'campaign-closed': 'No declaration campaign is open at the moment.',
    'other-year': year => `The campaign that is open at the moment is about the diagnostic of ${year}.`,
    'never-declared':
      'During the correction period, only a diagnostic that was declared during the campaign can be declared again.',
    'missing-amounts': missing =>
      isTotalAlone(missing)
        ? 'The total of purchases is missing: give it in the measure “Quality products” of the diagnostic.'
        : `Amounts are missing in the measure “Quality products” of the diagnostic: ${namesOfMissingAmounts(missing, enDeclaredWords, 'en').join('; ')}. Give them, and write 0 where you bought nothing.`,
    'no-mode':
      'Say in the diagnostic what you declare for the canteens that you deliver to: all measures, or purchases only.',
    'group-without-satellite': 'This group has no canteen: attach its satellites before you declare.',
    'incomplete-group': 'The record of the group is incomplete: complete it before you declare.',
    'incomplete-satellites':
      'The record of at least one canteen of the group is incomplete: complete it before you declare.',
    'already-declared': 'This diagnostic is declared already: cancel its declaration before you correct it.',
    'reported-by-kitchen': 'Your meal deliverer already declares all measures for your canteen.',
    'declared-by-former-kitchen':
      'The kitchen or group that delivered to you has already declared this year for your canteen: ask it to cancel its declaration, then declare yours.',
    'satellites-declared': names =>
      `At least one canteen that you deliver to is declared already for this year${names.length > 0 ? `: ${names.join(', ')}` : ''}. It cannot be declared twice: ask for that declaration to be cancelled, or declare only what it does not cover.`,
    'not-declared': 'This diagnostic is not declared.',
    'not-in-force': 'This declaration is not in force any more: it was cancelled.',
    'honour-statement-in-address':
      'State on your honour that the data are right: add ?honour_statement=true to the address of the request.',
    'other-mode':
      'The diagnostic of the central kitchen has changed since you read this information, and what your declaration covers with it.',
    'honour-statement':
      'State on your honour that the data are right: the request must hold honourStatement, with the value true.',
  },
)

/**
 * The objection of a check.
 * @param missing the amounts that the report lacks.
 * @param declared the names of satellites that are declared already.
 */
export function refusalOfCheck(
  code: DeclarationCheck['code'],
  missing: readonly AmountProperty[],
  declared: readonly string[] = [],
): Message {
  if (code === 'missing-amounts') return teledeclarationRefusals(code, missing)
  return code === 'satellites-declared' ? teledeclarationRefusals(code, declared) : teledeclarationRefusals(code)
}

import type { ConversionObstacle, GroupConversion } from '@ma-cantine/lib/canteens/group-conversion-api'
import { counted, number, plural } from '@ma-cantine/lib/messages/french'

type Emptied = GroupConversion['emptied'][number]

/** The sentences of the conversion of a kitchen into a group, and of its end. English has the same shape, or does not compile. */
export const fr = {
  purpose:
    'Un groupe réunit des cantines dont les achats se donnent et se télédéclarent ensemble. Il n’a pas de SIRET : si votre livreur de repas n’est pas lui-même un lieu où l’on mange, c’est la forme qui lui convient.',
  undoable: (days: number) =>
    `Rien ne change avant votre confirmation, et vous pourrez annuler la conversion pendant ${number(days)} jours.`,
  obstacle: 'La conversion n’est pas possible pour l’instant',
  undoObstacle: 'La conversion ne peut pas être annulée',
  waysOut: {
    'not-a-kitchen': 'Voir le mode de production',
    'without-siret': 'Donner le SIRET',
    declared: 'Voir le bilan télédéclaré',
    'not-converted': 'Voir les cantines du groupe',
    'too-late-to-undo': 'Nous écrire',
    'siret-taken': 'Nous écrire',
    'joined-since': 'Voir les cantines du groupe',
    'site-in-use': 'Nous écrire',
  } satisfies Record<ConversionObstacle, string>,
  keeps: 'Ce qui reste',
  kept: 'Le nom, l’équipe, les achats, les bilans et les télédéclarations.',
  siren: (siren: string) => `Le SIREN ${siren}, qui est celui du groupe.`,
  loses: 'Ce qui disparaît de la fiche',
  emptied: {
    siret: 'Le numéro SIRET',
    place: 'L’adresse, la ville et le code postal',
    economicModel: 'Le type d’établissement, public ou privé',
    sectors: 'Les secteurs d’activité',
    lineMinistry: 'Le ministère de tutelle',
    satelliteCanteensCount: 'Le nombre de cantines livrées : celles du groupe se comptent seules',
  } satisfies Record<Emptied, string>,
  satellites: (count: number) =>
    count === 0
      ? 'Aucune cantine ne rejoint le groupe : vous les ajouterez ensuite.'
      : plural(count, 'Une cantine rejoint le groupe :', `${number(count)} cantines rejoignent le groupe :`),
  others: (count: number) => plural(count, 'et 1 autre', `et ${number(count)} autres`),
  told: (count: number) =>
    plural(
      count,
      'L’équipe d’une cantine en est prévenue par e-mail.',
      `Les équipes de ${number(count)} cantines en sont prévenues par e-mail.`,
    ),
  lacksDaily: 'Ensuite, donnez le nombre de repas par jour du groupe : sa fiche en a besoin.',
  site: 'La cantine qui garde le lieu de consommation',
  siteText: (siret: string, daily: number | null) =>
    `Des repas sont servis sur place : une cantine est créée pour ce lieu, dans le groupe. Elle garde le SIRET ${siret}${
      daily === null ? '' : `, l’adresse, les secteurs et ${counted(daily, 'repas par jour', 'repas par jour')}`
    }.`,
  siteName: 'Nom de cette cantine',
  siteMeals: 'Nombre de repas servis sur place par an',
  siteMealsHint: 'Sans les repas livrés. Sans ce nombre, la fiche de la cantine restera à compléter.',
  convert: 'Convertir en groupe',
  converting: 'Conversion en cours…',
  cancel: 'Ne rien changer',
  converted: 'Votre livreur de repas est maintenant un groupe de cantines.',
  complete: 'Compléter la fiche du groupe',
  undoTitle: 'Annuler la conversion',
  undoText: (lastDay: string) =>
    `Ce groupe était un livreur de repas. Vous pouvez annuler sa conversion jusqu’au ${lastDay} inclus : il retrouve son SIRET, son adresse et ses autres informations.`,
  satellitesBack: (count: number) =>
    plural(
      count,
      'Une cantine redevient satellite du livreur de repas.',
      `${number(count)} cantines redeviennent satellites du livreur de repas.`,
    ),
  siteGone: (name: string) => `La cantine « ${name} », créée par la conversion, disparaît.`,
  undo: 'Annuler la conversion',
  undoQuestion: 'Annuler la conversion en groupe ?',
  undoKeep: 'Garder le groupe',
  undone: 'La conversion est annulée : le groupe est redevenu un livreur de repas.',
  toGroup: 'Voir les cantines du groupe',
  toKitchen: 'Voir les satellites',
}
export type Words = typeof fr

import { counted, number, percent, plural, share } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

const canteens = (count: number) => counted(count, 'canteen', 'canteens')
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' })
const mostNamed = 12

export const en: Words = {
  none: {
    text: 'Your account of elected official has no department yet: we do not know which canteens to show you.',
    contact: 'Write to us to give your departments',
  },
  follows: departments =>
    departments.length > mostNamed
      ? `You follow all the canteens registered in your ${number(departments.length)} departments, published or not.`
      : plural(
          departments.length,
          `You follow all the canteens registered in your department, published or not: ${list.format(departments)}.`,
          `You follow all the canteens registered in your departments, published or not: ${list.format(departments)}.`,
        ),
  wrong: {
    text: 'Have your departments changed, or have you noticed an error?',
    contact: 'Write to us',
  },
  progress: {
    title: 'How far declarations have come',
    nobody: 'No canteen is registered in your territory yet.',
    declared: (declared, all, year) => {
      if (declared === 0) return `No canteen has declared its purchases of ${year}.`
      if (declared === all) return `All the registered canteens have declared their purchases of ${year}.`
      return plural(
        declared,
        `One canteen of ${number(all)} has declared its purchases of ${year}: ${share(declared / all)}.`,
        `${number(declared)} canteens of ${number(all)} have declared their purchases of ${year}: ${share(declared / all)}.`,
      )
    },
    figures: ({ teledeclarationsCount, bioPercent, sustainablePercent, approPercent }) =>
      `The purchases in figures of ${counted(teledeclarationsCount, 'declaration', 'declarations')} hold ${percent(bioPercent)} of organic and ${percent(sustainablePercent)} of other sustainable and quality products. Goals of the law reached: ${percent(approPercent)} of declarations.`,
    showMissing: count =>
      plural(
        count,
        'See the canteen that has not declared',
        `See the ${number(count)} canteens that have not declared`,
      ),
    unmanaged: count =>
      plural(
        count,
        'Nobody manages one of these canteens on ma cantine yet.',
        `Nobody manages ${number(count)} of these canteens on ma cantine yet.`,
      ),
    notInvited: 'You can invite their establishments to do so.',
    invited: count => plural(count, 'One was invited to.', `${number(count)} were invited to.`),
    showUnmanaged: count =>
      plural(count, 'Show the canteen without manager', `Show the ${number(count)} canteens without manager`),
    byDepartment: 'Department by department',
    columns: {
      department: 'Department',
      canteens: 'Registered canteens',
      declared: 'Have declared',
      share: 'Share',
    },
    show: 'See the canteens: ',
    number,
    share: part => share(part),
    noShare: '—',
  },
  list: 'The registered canteens',
  shown: (first, last, count) =>
    count === last - first + 1 ? canteens(count) : `${number(first)} to ${number(last)} of ${canteens(count)}`,
  nothing: search =>
    search ? `No canteen matches “${search}” with these filters.` : 'No canteen matches these filters.',
  empty: 'No canteen is registered in your territory yet.',
  search: { label: 'Name, SIRET or town', button: 'Search' },
  filters: {
    toggle: count => (count > 0 ? `Filters (${number(count)})` : 'Filters'),
    declaration: 'Declaration',
    anyDeclaration: 'Made or not',
    declarations: { faite: 'Have declared', manquante: 'Have not declared' },
    publication: 'Public page',
    anyPublication: 'With or without a public page',
    publications: { 'en-ligne': 'Online', 'non-publiee': 'Not published' },
    manager: 'Manager',
    anyManager: 'With or without manager',
    managers: { avec: 'Have a manager', sans: 'Have no manager' },
    department: 'Department',
    anyDepartment: 'All my departments',
    type: 'Type of canteen',
    anyType: 'All types',
    types: {
      livreurs: 'Meal deliverers',
      sites: 'Satellite canteens and kitchens on the spot',
      groupes: 'Groups of canteens',
    },
    sectors: 'Sectors of activity',
    sectorsHint: 'At least one of those that you tick',
    sectorSearch: {
      search: 'Search for a sector',
      shown: count => counted(count, 'sector', 'sectors'),
      chosen: count => `${number(count)} chosen`,
      none: 'No sector matches',
    },
  },
  tags: { search: text => `“${text}”` },
  order: {
    label: 'Order',
    standard: 'Name, from A to Z',
    custom: 'Several criteria',
    orders: {
      '-name': 'Name, from Z to A',
      city: 'Town, from A to Z',
      '-city': 'Town, from Z to A',
      siret: 'SIRET, ascending',
      '-siret': 'SIRET, descending',
      '-dailyMealCount': 'Most covers first',
      dailyMealCount: 'Fewest covers first',
      '-publicationStatus': 'Online pages first',
      publicationStatus: 'Those not published first',
    },
  },
  exports: {
    title: count => plural(count, 'Export this canteen', `Export these ${number(count)} canteens`),
    files: 'Download the list',
  },
  columns: {
    name: 'Canteen',
    siret: 'SIRET',
    city: 'Town',
    meals: 'Covers a day',
    declaration: year => `Purchases of ${year}`,
    publication: 'Public page',
    manager: 'Manager',
  },
  number,
  town: (city, department) => (department === null ? (city ?? '—') : `${city ?? '—'} (${department})`),
  unknown: '—',
  declared: 'Declared',
  notDeclared: 'Not declared',
  online: 'Online',
  ofCanteen: name => `: the page of ${name}`,
  notPublished: 'Not published',
  managed: 'Yes',
  unmanaged: 'None',
  invite: {
    action: 'Invite',
    again: 'Invite again',
    ofCanteen: name => ` a manager for ${name}`,
    invitedOn: day => `Invitation of ${day}`,
    title: name => `Invite a manager for ${name}`,
    text: 'Your invitation leaves in the name of your account, with your e-mail address for the answer. Our team reads it first. A canteen gets one at most in 30 days.',
    labels: { recipientEmail: 'E-mail address of the establishment', body: 'Your message' },
    emailHint: 'That of the establishment, or of the service that looks after its meals',
    draft: name =>
      `Hello,\n\nThe canteen “${name}” is registered on ma cantine, but nobody manages it yet. Could you take it over, then declare its purchases in the next campaign?\n\nThank you for what you will do for our diners.`,
    send: 'Send the invitation',
    busy: 'Sending…',
    sent: 'Invitation sent to our team',
    sentText: name => `It leaves for ${name} once our team has read it.`,
  },
}

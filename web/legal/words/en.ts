import type { Words } from './fr.ts'

export const en: Words = {
  contents: 'On this page',
  top: 'Back to top',
  reference: 'This page is a translation: the French version is the reference.',
  contactAddress: 'our contact address',
  facts: {
    publisher: 'Publisher',
    publicationDirector: 'Director of publication',
    postalAddress: 'Postal address',
    phone: 'Phone',
    contactEmail: 'E-mail address',
    hostName: 'Hosting company',
    hostAddress: 'Address of the hosting company',
    hostPhone: 'Phone of the hosting company',
    controller: 'Controller',
    dpoEmail: 'Data protection officer',
    processors: 'Processors',
    sourceCodeUrl: 'Address of the source code',
  },
  toComplete: names => `The operator of the service will complete this information: ${names}.`,
  toCompleteOne: 'The operator of the service will complete this information.',
  missing: {
    title: 'This page is incomplete',
    text: 'Only the staff sees this message. The information below is missing; each is given by a setting of the server, which reads it when it starts:',
    setBy: name => `${name}:`,
  },
}

import type { Words } from './fr.ts'

export const en: Words = {
  title: 'Webinars and meetings',
  intro: 'A place to learn, help one another and meet among canteens. Everything is in French.',
  onThisPage: 'On this page and elsewhere',
  follow: 'Get the newsletter',
  past: {
    title: 'Webinars to see again',
    intro: 'A few minutes each, when it suits you.',
    none: 'There is no webinar to see again yet. The next ones will be here.',
    categories: {
      technical: 'Use the service',
      transition: 'Change practices',
      profile: 'By occupation',
      other: 'Other subjects',
    },
    documentation: 'See the documentation as well',
  },
  coming: {
    title: 'Coming events',
    intro: 'Register: it is free, and open to all canteens.',
    none: 'No event is planned for now. The newsletter announces the next ones.',
    types: { IN_PERSON: 'On site', WEBINAIRE: 'Online' },
    from: (start, end) => `${start}, until ${end} (Paris time)`,
    online: 'Video conference',
    register: 'Register',
    toCalendar: 'Add to my calendar (ICS)',
  },
  video: {
    unknown: 'This webinar does not exist, or is no longer online.',
    back: 'All webinars',
    subtitles: 'French',
    fallback: 'Your browser does not show videos.',
    download: 'Download the video',
    noVideo: {
      title: 'The video is not here yet',
      text: 'We will put it online as soon as possible.',
    },
    transcription: 'Transcription',
    enlarge: 'Enlarge the transcription',
    missing: {
      title: 'This video is not accessible to everybody',
      subtitles: 'It lacks subtitles.',
      transcription: 'It lacks a transcription.',
      both: 'It lacks subtitles and a transcription.',
      ask: 'Do you need them? Write to us, and we will answer you.',
    },
    question: 'A question about this webinar?',
    contact: 'Write to us',
    declaration: 'Declaration of accessibility',
    others: 'The other webinars',
  },
}

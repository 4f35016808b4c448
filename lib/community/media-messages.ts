import { catalogue } from '../messages/catalogue.ts'
import { fileSize as fileSizeInEnglish } from '../messages/english.ts'
import { fileSize } from '../messages/french.ts'

/** Why a file of a webinar is refused. */
export const mediaMessages = catalogue(
  {
    'missing-file': 'Choisissez un fichier.',
    'unknown-type':
      'Ce fichier ne convient pas : une vidéo est au format WebM ou MP4, des sous-titres au format WebVTT, une vignette au format WebP ou JPEG.',
    'too-large': (most: number) => `Ce fichier est trop lourd : ${fileSize(most)} au plus.`,
    'broken-file': 'Le fichier n’est pas arrivé en entier : envoyez-le de nouveau.',
  },
  {
    'missing-file': 'Choose a file.',
    'unknown-type':
      'This file does not fit: a video is a WebM or MP4 file, subtitles are a WebVTT file, a thumbnail is a WebP or JPEG file.',
    'too-large': most => `This file is too large: ${fileSizeInEnglish(most)} at most.`,
    'broken-file': 'The file did not arrive whole: send it again.',
  },
)

import { mediaFilesPath } from '@ma-cantine/lib/community/community-readers'
import type { Job } from '../jobs/job.ts'
import { daysAgo } from '../time/days-ago.ts'

/** Days during which a file that was sent may wait for its webinar to be saved. */
const patience = 30

const isOfWebinar = `EXISTS (SELECT 1 FROM video_tutorials
  WHERE '${mediaFilesPath}' || media_files.name IN (video, subtitles, thumbnail))`

/** Any earlier version of a webinar can be put back, with its files. */
const isOfVersion = `EXISTS (SELECT 1 FROM history JOIN video_tutorials ON video_tutorials.id = history.entity_id
  WHERE history.entity = 'videoTutorials'
    AND (history.before LIKE '%' || media_files.name || '%' OR history.after LIKE '%' || media_files.name || '%'))`

/** Deletes the files that no webinar has any more, and those that a node which died left unfinished. */
export const pruneMediaJob: Job = {
  name: 'media-pruning',
  timetable: '30 4 * * *',
  async run({ database }) {
    await database.transaction(async transaction => {
      await transaction('mediaFiles').whereNull('digest').where('creationDate', '<', daysAgo(1)).delete()
      await transaction('mediaFiles')
        .where('creationDate', '<', daysAgo(patience))
        .whereRaw(`NOT ${isOfWebinar} AND NOT ${isOfVersion}`)
        .delete()
    })
  },
}

/** Jobs and their runs. */
import { http } from '../../../api/http'
import type { components } from '../../../api/schema.gen'

export type Job = components['schemas']['JobRow']
export type JobRun = components['schemas']['JobRun']

export const RUNS = 'admin/api/job-runs' as const
const JOBS = 'admin/api/jobs' as const
const quiet = { hideMask: true, hideError: true }

export const jobCalls = {
  all: () => http.get<Job[]>(JOBS, quiet),
  run: (name: string) => http.post<JobRun>(`${JOBS}/${name}/run`, {}, quiet),
}

export const jobKeys = {
  all: ['jobs'] as const,
  runs: ['jobs', 'runs'] as const,
}

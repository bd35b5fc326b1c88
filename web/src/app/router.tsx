import { createHashRouter } from 'react-router'
import { Guard } from './guard/guard'
import { Redirect } from './guard/redirect'

/** Two routes only: which screen an address means is the guard's business. */
export const router = createHashRouter([
  { path: '/redirect/*', element: <Redirect /> },
  { path: '*', element: <Guard /> },
])

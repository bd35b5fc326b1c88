import { createContext } from 'react'

/** The live room that the form around is for; choices inside show what that room offers. */
export const RoomContext = createContext<string | undefined>(undefined)

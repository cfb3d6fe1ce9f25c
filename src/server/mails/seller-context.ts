import { createContext } from 'react'
import { seller, type Seller } from '#src/features/settings/seller-texts.ts'

/** Who sends a mail, for whatever part of it names the seller. */
export const SellerContext = createContext<Seller>(seller)

//! What one company learns of another, and one colleague of another: nothing that its own lists do not show.

mod barcodes;
mod colleagues;
mod contract;
mod keys;
mod rivals;
mod table;

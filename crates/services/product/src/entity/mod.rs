pub mod sku;

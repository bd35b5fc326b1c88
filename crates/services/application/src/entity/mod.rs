pub mod article;
pub mod article_read;
pub mod favourite;
pub mod feedback;
pub mod feedback_reply;

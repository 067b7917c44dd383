-- A template's other columns move its row over the size from which the longest go out of line; the
-- one that searches compare, row by row, stays.
alter table templates alter column search_text set storage main;
update templates set title = title;
